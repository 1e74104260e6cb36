import type { SharedPlace } from '#location/shared-place.ts';
import { parameters } from '#parameters';
import style from './place-map.module.css';
import { pixelOf, TILE_SIZE, tileAddress, zoomOf } from './world.ts';

/** Half of the largest filled box, in pixels. */
const REACH = { x: 400, y: 320 };
/** Half of a phone's box, whose pictures load at once; others load when they are in sight. */
const NEAR = { x: 160, y: 180 };

/** Pictures side by side, the place in the middle. A server draws the same, without knowing the box. */
export function TilePictures({ place, isLazy }: { place: SharedPlace; isLazy: boolean }) {
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
