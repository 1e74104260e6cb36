/** A place of a recorded track. */
export interface Point {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** In milliseconds since 1970. */
  at: number;
}

/** The points of a GPX file that have a time, in its order; points of one moment count once. */
export function pointsOf(gpx: string): Point[] {
  const points = [...gpx.matchAll(/<trkpt\b([^>]*)>([\s\S]*?)<\/trkpt>/g)].map(
    ([, attributes = '', inside = '']) => ({
      latitude: numberIn(attributes, 'lat'),
      longitude: numberIn(attributes, 'lon'),
      at: Date.parse(/<time>([^<]*)<\/time>/.exec(inside)?.[1] ?? ''),
    }),
  );
  return points.filter(
    ({ at }, index) => !Number.isNaN(at) && (index === 0 || at > (points[index - 1]?.at ?? Number.NaN)),
  );
}

function numberIn(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
}
