const DAY_MS = 24 * 60 * 60_000;

/** To make one takes longer than to ask it a hundred times. Each takes 19 kB, and a zone has many spellings. */
const CLOCKS_LIMIT = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The moment when clocks in a time zone show a date and time. Where they show it twice, the first; where they leap over
 * it, as much later as they leap: what `Temporal` calls 'compatible', which Node and many browsers do not have yet.
 *
 * @param shown what they show, in milliseconds since 1970 as if it were UTC
 * @param timeZone IANA name
 * @returns milliseconds since 1970
 * @throws RangeError for a zone that is not known here
 */
export function momentShowing(shown: number, timeZone: string): number {
  // Clocks are never changed twice within two days, so these are all the offsets there can be.
  const before = offsetAt(shown - DAY_MS, timeZone);
  const after = offsetAt(shown + DAY_MS, timeZone);
  const offset = [before, after].find((candidate) => offsetAt(shown - candidate, timeZone) === candidate);
  return shown - (offset ?? before);
}

/** Offset to UTC in milliseconds at a moment. @throws RangeError for an unknown zone */
export function offsetAt(moment: number, timeZone: string): number {
  // 'GMT+02:00', with seconds too in the offsets of former centuries; 'GMT' alone for UTC.
  const shown = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clockOf(timeZone).format(moment));
  if (!shown) return 0;
  const [, sign, hours, minutes, seconds = 0] = shown;
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  if (clocks.size >= CLOCKS_LIMIT) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}
