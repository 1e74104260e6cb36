import points from './road.json' with { type: 'json' };

interface Point {
  x: number;
  y: number;
}

/** The road from Lviv to Kraków in the drawing's 400 × 216 units. */
export const road: readonly Point[] = points;

/** @param part of the road, from 0 to 1 */
export function pointAt(part: number): Point {
  const legs = road.slice(1).map((to, index) => {
    const from = road[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    const share = left / length;
    if (share <= 1) return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    left -= length;
  }
  return legs.at(-1)?.to ?? { x: 0, y: 0 };
}
