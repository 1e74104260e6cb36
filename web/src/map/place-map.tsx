import { type ComponentProps, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDelayedFlag, useLoaded } from '#loading/use-connection.ts';
import type { SharedPlace } from '#location/shared-place.ts';
import { parameters } from '#parameters';
import { NewTabLink } from '#ui/new-tab.tsx';
import { CarMark } from './car-mark.tsx';
import style from './place-map.module.css';
import { TilePictures } from './tile-pictures.tsx';
import { useMapWanted } from './use-map-wanted.ts';
import { usePictures } from './use-pictures.ts';
import { metresPerPixel, zoomOf } from './world.ts';

/** Milliseconds until the place is given in words. */
const MAP_TIMEOUT_MS = 8000;

const loadMovingMap = async () => (await import('./moving-map.tsx')).MovingMap;

interface PlaceMapProps {
  place: SharedPlace;
  /** Whether the car is there now: its speed and heading mean something. */
  isNow?: boolean;
  offersOwnPlace?: boolean;
  /** Whether more important parts have loaded: then the map's library may load unasked. */
  isSettled?: boolean;
  isLazy?: boolean;
}

/** Pictures at first, without scripts; a movable map when it is touched, or nothing else is left to load. */
export function PlaceMap(props: PlaceMapProps) {
  const { place, isNow = false, offersOwnPlace = false, isSettled = true, isLazy = false } = props;
  const label = useIntl().formatMessage({ id: 'map.label' });
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { isAlive, isInSight, isWanted } = useMapWanted(box, isSettled);
  const { part: MovingMap } = useLoaded(loadMovingMap, isWanted);
  const [stage, setStage] = useState<'pictures' | 'moving' | 'drawn'>('pictures');
  const hasPictures = usePictures(frame);
  const isLate = useDelayedFlag(isInSight && hasPictures === undefined, MAP_TIMEOUT_MS);
  return (
    <div className={style.frame} ref={frame}>
      {stage !== 'drawn' && <TilePictures place={place} isLazy={isLazy} />}
      {stage === 'pictures' && (
        <>
          <Circle place={place} />
          <CarMark place={place} isNow={isNow} />
        </>
      )}
      <div ref={box} className={style.map} data-map {...ariaOf(isAlive, label)} />
      <p
        className={style.attribution}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a parameter of the build
        dangerouslySetInnerHTML={{ __html: parameters.tileAttribution }}
      />
      {MovingMap && <MovingMap {...{ box, place, isNow, offersOwnPlace }} onStage={setStage} />}
      {(isLate || hasPictures === false) && <PlaceInWords place={place} />}
    </div>
  );
}

/** A picture until scripts run; then the arrow keys move it. */
function ariaOf(isAlive: boolean, label: string): ComponentProps<'div'> {
  return { 'aria-label': label, ...(isAlive ? { role: 'application', tabIndex: 0 } : { role: 'img' }) };
}

function Circle({ place }: { place: SharedPlace }) {
  const width = `${(2 * place.accuracy) / metresPerPixel(place.latitude, zoomOf(place))}px`;
  return <span className={style.around} style={{ width, height: width }} />;
}

/** Replaces a missing map: the coordinates, and a link to another map. */
function PlaceInWords({ place }: { place: SharedPlace }) {
  return (
    <p className={style.words}>
      <FormattedMessage id="map.missing" />
      <br />
      <span className={style.coordinates}>
        {`${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`}
      </span>{' '}
      <NewTabLink href={place.mapUrl}>
        <FormattedMessage id="map.link" />
      </NewTabLink>
    </p>
  );
}
