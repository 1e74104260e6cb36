import type { SharedPlace } from '#location/shared-place.ts';
import { parameters } from '#parameters';
import style from './place-map.module.css';
import { pixelOf, TILE_SIZE, tileAddress, zoomOf } from './world.ts';

/** Half of the widest and of the highest box that is filled, in pixels. */
const REACH = { x: 400, y: 320 };
/** Half of a phone's box: its pictures are needed at once on any screen, the others where the box shows them. */
const NEAR = { x: 160, y: 180 };

interface TilePicturesProps {
  place: SharedPlace;
  /** Whether the map may lie where nobody scrolls to. */
  isLazy: boolean;
}

/**
 * A map without a library: its pictures side by side, with the place in the middle of the box around them. A server draws
 * the same, so it may know nothing of the box.
 */
export function TilePictures({ place, isLazy }: TilePicturesProps) {
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

/** The columns, or the rows, of the pictures that lie within so many pixels of a line. */
function tilesWithin(line: number, reach: number): number[] {
  const first = Math.floor((line - reach) / TILE_SIZE);
  const last = Math.floor((line + reach - 1) / TILE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isNear(tile: number, line: number, reach: number): boolean {
  return tile * TILE_SIZE < line + reach && (tile + 1) * TILE_SIZE > line - reach;
}
