import { metresBetween } from '../../../web/src/location/distance.ts';

/** A place of a recorded track. */
export interface Point {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  /** In milliseconds since 1970. */
  at: number;
}

const MINUTE_MS = 60_000;
/** Who stands so long, within so many metres, has arrived: a recorder may run for a whole day. */
const STAY = { milliseconds: 20 * MINUTE_MS, metres: 300 };
/** A recorder that was off so long has begun anew. */
const GAP_MS = 10 * MINUTE_MS;

/** The drives of a track: from one stay to the next. */
export function drivesOf(points: readonly Point[]): Point[][] {
  const drives: Point[][] = [];
  let drive: Point[] = [];
  /** The index in the drive of the point since which the car has stayed. */
  let stay = 0;
  const end = (length: number) => {
    drives.push(drive.slice(0, length));
    drive = [];
    stay = 0;
  };
  for (const point of points) {
    const [last, stayed] = [drive.at(-1), drive[stay]];
    if (last && point.at - last.at > GAP_MS) end(drive.length);
    else if (stayed && metresBetween(stayed, point) > STAY.metres) stay = drive.length;
    else if (stayed && point.at - stayed.at > STAY.milliseconds) end(stay + 1);
    drive.push(point);
  }
  end(drive.length);
  return drives;
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
