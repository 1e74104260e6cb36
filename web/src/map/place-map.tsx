import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDelayedFlag, useLoaded } from '#loading/use-connection.ts';
import type { SharedPlace } from '#location/shared-place.ts';
import { parameters } from '#parameters';
import { NewTabLink } from '#ui/new-tab.tsx';
import { CarMark } from './car-mark.tsx';
import style from './place-map.module.css';
import { useMapWanted } from './use-map-wanted.ts';
import { metresPerPixel, pixelOf, TILE_SIZE, tileAddress, zoomOf } from './world.ts';

const RETRY_DELAY_MS = 30_000;

/** Half of the largest filled box, in pixels. */
const REACH = { x: 400, y: 320 };
/** Half of a phone's box, whose pictures load at once; others load when they are in sight. */
const NEAR = { x: 160, y: 180 };

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

/** Pictures side by side, the place in the middle. A server draws the same, without knowing the box. */
function TilePictures({ place, isLazy }: { place: SharedPlace; isLazy: boolean }) {
  const zoom = zoomOf(place);
  const centre = pixelOf(place, zoom);
  const columns = tilesWithin(centre.x, REACH.x);
  const rows = tilesWithin(centre.y, REACH.y).filter((row) => row >= 0 && row < 2 ** zoom);
  const [west = 0] = columns;
  const [north = 0] = rows;
  return (
    <div
      className={style.pictures}
      data-map
      style={{
        gridTemplateColumns: `repeat(${columns.length}, ${TILE_SIZE}px)`,
        transform: `translate(${west * TILE_SIZE - centre.x}px, ${north * TILE_SIZE - centre.y}px)`,
      }}
    >
      {rows.flatMap((row) =>
        columns.map((column) => (
          <img
            key={`${zoom}/${column}/${row}`}
            src={tileAddress(parameters.tileUrl, column, row, zoom)}
            alt=""
            loading={
              isLazy || !isNear(column, centre.x, NEAR.x) || !isNear(row, centre.y, NEAR.y) ? 'lazy' : 'eager'
            }
          />
        )),
      )}
    </div>
  );
}

function tilesWithin(line: number, reach: number): number[] {
  const first = Math.floor((line - reach) / TILE_SIZE);
  const last = Math.floor((line + reach - 1) / TILE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isNear(tile: number, line: number, reach: number): boolean {
  return tile * TILE_SIZE < line + reach && (tile + 1) * TILE_SIZE > line - reach;
}

/** Whether any picture has come; undefined at first. Missing ones are requested again. */
function usePictures(frame: RefObject<HTMLElement | null>): boolean | undefined {
  const [hasAny, setAny] = useState<boolean>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const pictures = () => [...element.querySelectorAll('img')];
    const look = () => {
      const all = pictures();
      // A failed one says nothing of those under way.
      if (all.some(hasCome)) setAny(true);
      else if (all.every(({ complete }) => complete)) setAny(false);
    };
    // Some come before this script.
    look();
    const askAgain = () =>
      pictures()
        .filter((each) => !hasCome(each))
        .forEach(reload);
    const retrying = setInterval(askAgain, RETRY_DELAY_MS);
    window.addEventListener('online', askAgain);
    // Its pictures' events; it goes with the hook.
    element.addEventListener('load', look, true);
    element.addEventListener('error', look, true);
    return () => {
      clearInterval(retrying);
      window.removeEventListener('online', askAgain);
    };
  }, [frame]);
  return hasAny;
}

function hasCome({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

function reload(picture: HTMLImageElement): void {
  const { src } = picture;
  // Already requested again.
  if (src === '') return;
  // Without this pause a hanging request would be joined.
  picture.removeAttribute('src');
  setTimeout(() => {
    picture.src = src;
  });
}
