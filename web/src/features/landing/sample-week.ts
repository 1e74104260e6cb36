export interface SampleTrip {
  time: string;
  from: 'lviv' | 'kyiv' | 'odesa' | 'krakow' | 'warsaw';
  to: 'lviv' | 'kyiv' | 'krakow' | 'warsaw' | 'chisinau';
  driver: 'ivan' | 'petro';
  taken: number;
  seats: number;
}

/** A week that is always the same: no clock is asked, so the page is the same wherever it is drawn. */
export const sampleWeek: readonly { day: string; trips: readonly SampleTrip[] }[] = [
  { day: '2026-11-23', trips: [trip('07:15', 'kyiv', 'lviv', 'petro', 6)] },
  {
    day: '2026-11-24',
    trips: [trip('05:30', 'lviv', 'warsaw', 'ivan', 8), trip('19:00', 'odesa', 'chisinau', 'petro', 4)],
  },
  { day: '2026-11-25', trips: [] },
  { day: '2026-11-26', trips: [trip('18:40', 'warsaw', 'lviv', 'ivan', 7)] },
  { day: '2026-11-27', trips: [trip('07:15', 'kyiv', 'lviv', 'petro', 5)] },
  {
    day: '2026-11-28',
    trips: [trip('06:00', 'lviv', 'krakow', 'ivan', 5), trip('14:30', 'lviv', 'kyiv', 'petro', 3)],
  },
  { day: '2026-11-29', trips: [trip('20:15', 'krakow', 'lviv', 'ivan', 2)] },
];

/** The day of the first sample message. */
export const FIRST_DAY = 5;

function trip(
  time: string,
  from: SampleTrip['from'],
  to: SampleTrip['to'],
  driver: SampleTrip['driver'],
  taken: number,
): SampleTrip {
  return { time, from, to, driver, taken, seats: 8 };
}
