import { LocateFixed, Minus, PersonStanding, Plus } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMetres, metresBetween } from '#location/distance.ts';
import type { SharedPlace } from '#location/shared-place.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { CarMark } from './car-mark.tsx';
import { createLeafletMap, type LeafletMap } from './leaflet-map.ts';
import { type OwnPlace, useOwnPlace } from './own-place.ts';
import style from './place-map.module.css';

interface MovingMapProps {
  box: RefObject<HTMLElement | null>;
  place: SharedPlace;
  isNow: boolean;
  offersOwnPlace: boolean;
  onStage: (stage: 'moving' | 'drawn') => void;
}

/** Replaces a map's pictures by a movable map. A part of its own, for its library's weight. */
export function MovingMap({ box, place, isNow, offersOwnPlace, onStage }: MovingMapProps) {
  const intl = useIntl();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [isMovable, setMovable] = useState(true);
  const create = useEffectEvent((element: HTMLElement) => {
    onStage('moving');
    return createLeafletMap(element, place, {
      onFollowing: setFollowing,
      onDrawn: () => onStage('drawn'),
      onMovable: setMovable,
    });
  });
  useEffect(() => {
    if (!box.current) return;
    const created = create(box.current);
    setMap(created);
    return () => created.remove();
  }, [box]);
  useEffect(() => map?.show(place), [map, place]);
  const [said, setSaid] = useState<SharedPlace>();
  const { own, ask } = useOwnPlace();
  const show = useEffectEvent((found: OwnPlace) => {
    map?.showOwn(found);
    setSaid(place);
  });
  useEffect(() => {
    if (own.state === 'here') show(own.place);
  }, [own]);
  if (!map) return null;
  // As the crow flies; it changes with the car.
  const distance = own.state === 'here' && formatMetres(intl, metresBetween(place, own.place));
  return (
    <>
      {createPortal(<CarMark place={place} isNow={isNow} />, map.mark)}
      {!isMovable && <Text className={style.hint} aria-hidden="true" text="map.tapToMove" />}
      {own.state !== 'none' && (
        <p
          className={style.words}
          role="status"
          // Announces the distance once, not at each move of the car.
          aria-live={own.state === 'here' && said !== place ? 'off' : 'polite'}
        >
          <FormattedMessage id={`map.own.${own.state}`} values={{ distance }} />
        </p>
      )}
      <div className={style.controls}>
        {!isFollowing && (
          <Button icon={<LocateFixed aria-hidden />} onClick={map.follow} data-track="client-follow">
            <FormattedMessage id="map.follow" />
          </Button>
        )}
        {offersOwnPlace && (
          <Button
            icon={<PersonStanding aria-hidden />}
            busy={own.state === 'asking'}
            onClick={ask}
            aria-label={intl.formatMessage({ id: 'map.own' })}
            data-track="client-own-place"
          >
            {/* Without its label the button leaves the map more room. */}
            {own.state === 'none' ? <FormattedMessage id="map.own" /> : undefined}
          </Button>
        )}
        <Button
          icon={<Plus aria-hidden />}
          aria-label={intl.formatMessage({ id: 'map.zoomIn' })}
          onClick={() => map.zoomBy(1)}
        />
        <Button
          icon={<Minus aria-hidden />}
          aria-label={intl.formatMessage({ id: 'map.zoomOut' })}
          onClick={() => map.zoomBy(-1)}
        />
      </div>
    </>
  );
}
