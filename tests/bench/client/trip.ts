import { setInterval } from 'node:timers/promises';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { origin, portsOf } from '../../../local/project/ports.ts';
import { emulatedEnvironment } from '../../kit/functions-instance.ts';
import { sendMark } from '../load/trip-marks.ts';
import type { Watched } from './watched.ts';

/** Times, which a delay moves. */
const TIME = 'main [class^="time"]';
/** What who opens such a page looks for: where and when, who, and whom to call. */
const PAGES: Record<'van' | 'seat', Watched> = {
  van: {
    shown: ['main h1', 'main h3', 'main h4', 'main a[href^="tel:"]', TIME],
    picture: null,
    live: { text: TIME },
  },
  seat: {
    shown: ['main h1', 'main [class^="day"]', 'main [class^="place"]', TIME],
    picture: null,
    live: { text: TIME },
  },
};

/** The links of a trip that is later and later until the signal. @returns how each page is watched */
export async function tripThatIsLate(everyMs: number, end: AbortSignal) {
  Object.assign(process.env, emulatedEnvironment('bench'));
  const { publishPastGoogle } = await import('../../trip-links/published-past-google.ts');
  const { van, passengers } = await publishPastGoogle('bench-client', 'bench-client-trip', 8);
  const hosting = origin(portsOf('bench').hosting);
  void (async () => {
    let minutes = 0;
    try {
      for await (const _ of setInterval(everyMs, undefined, { signal: end })) {
        minutes = (minutes % 300) + 1;
        await sendMark(`${hosting}/call`, String(van), {
          kind: 'late',
          minutes,
          at: new Date().toISOString(),
        });
      }
    } catch (error) {
      if (!end.aborted) throw error;
    }
  })();
  return {
    van: { address: `${hosting}${TRIP_PATHS.van}${van}`, watched: PAGES.van },
    seat: { address: `${hosting}${TRIP_PATHS.seat}${passengers[0]?.seat}`, watched: PAGES.seat },
  };
}
