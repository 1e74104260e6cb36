import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab.tsx';
import type { SharedPlace } from '../shared/driver-view.ts';
import { useDelayedFlag } from '../shared/use-connection.ts';
import style from './place-map.module.css';
import { useLeaflet } from './use-leaflet.ts';

/** Milliseconds that the map may take before the place is given in words. */
const MAP_TIMEOUT_MS = 8000;

/** A map with the place on it, which moves with each share. */
export function PlaceMap({ place }: { place: SharedPlace }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { map, isInSight, isFollowing, hasTiles, isMovable } = useLeaflet(box, place);
  const isLate = useDelayedFlag(isInSight && hasTiles === undefined, MAP_TIMEOUT_MS);
  return (
    <div className={style.frame}>
      <div
        ref={box}
        className={style.map}
        // The arrow keys move it.
        role="application"
        aria-label={intl.formatMessage({ id: 'parloc.client.map' })}
      />
      {!map && <span className={`${style.pin} ${style.middle}`} aria-hidden="true" />}
      {(isLate || hasTiles === false) && <PlaceInWords place={place} />}
      {!isMovable && (
        <p className={style.hint} aria-hidden="true">
          <FormattedMessage id="parloc.client.tapToMove" />
        </p>
      )}
      {map && (
        <div className={style.controls}>
          {!isFollowing && (
            <Button icon={<LocateFixed aria-hidden />} onClick={map.follow} data-track="client-follow">
              <FormattedMessage id="parloc.client.follow" />
            </Button>
          )}
          <Button
            icon={<Plus aria-hidden />}
            aria-label={intl.formatMessage({ id: 'parloc.client.zoomIn' })}
            onClick={() => map.zoomBy(1)}
          />
          <Button
            icon={<Minus aria-hidden />}
            aria-label={intl.formatMessage({ id: 'parloc.client.zoomOut' })}
            onClick={() => map.zoomBy(-1)}
          />
        </div>
      )}
    </div>
  );
}

/** For when there is no map under the mark: where that is, and a map of somebody else's. */
function PlaceInWords({ place }: { place: SharedPlace }) {
  return (
    <p className={style.words}>
      <FormattedMessage id="parloc.client.mapMissing" />
      <br />
      <span className={style.coordinates}>
        {`${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`}
      </span>{' '}
      <NewTabLink href={place.mapUrl}>
        <FormattedMessage id="parloc.client.mapLink" />
      </NewTabLink>
    </p>
  );
}
