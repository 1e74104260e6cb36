const DAY = 24 * 60 * 60_000;

/** What a clock on the wall shows: '2026-11-21' and '09:30'. */
export interface WallTime {
  day: string;
  time: string;
}

/**
 * The moment at which a zone's clocks show a time. Where they skip it (an hour in March), it is the time that they show
 * instead, as much later as they were put forward; where they show it twice (in October), it is the first.
 * @param timeZone IANA name
 * @throws RangeError for what is no day or no time
 */
export function momentAt({ day, time }: WallTime, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  // Some engines take the 31st of February for a day in March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(`${day}T${time}`)) {
    throw new RangeError(`No such time: ${day} ${time}`);
  }
  // Clocks are never changed twice in two days, so these are all the offsets there can be.
  const before = wanted - offsetAt(wanted - DAY, timeZone);
  const after = wanted - offsetAt(wanted + DAY, timeZone);
  const [first] = [before, after]
    .filter((moment) => moment + offsetAt(moment, timeZone) === wanted)
    .sort((one, other) => one - other);
  return new Date(first ?? before);
}

/** What the clocks of a zone show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The zone under a name that this browser knows: those of before 2023 know Kyiv only as Kiev. One that it does not know
 * at all is taken for UTC, in which everything is stored.
 */
export function knownZone(timeZone: string): string {
  const names = timeZone === 'Europe/Kyiv' ? [timeZone, 'Europe/Kiev'] : [timeZone];
  return names.find(isKnown) ?? 'UTC';
}

function isKnown(timeZone: string): boolean {
  try {
    return clockOf(timeZone) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  // The parts have no milliseconds.
  return shown - Math.floor(moment / 1000) * 1000;
}

/** To make one takes longer than to ask it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
