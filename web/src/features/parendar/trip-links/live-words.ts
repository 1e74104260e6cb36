import type { Marks } from '@par-club/functions/contract/marks';
import type { Passenger } from '@par-club/functions/contract/parendar';
import type { RecordedTold, TripPages } from '@par-club/functions/contract/trips';
import { seatSums } from '@par-club/functions/shared/seat-sums';
import { lateMinutes } from '@par-club/functions/shared/trip-marks';
import type { IntlShape } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { dayText, phoneText } from '../model/trip-words.ts';
import { wallTimeOf } from '../model/zoned-time.ts';

/** How a trip goes, in one line; '' before the first mark. */
export function liveWords(bookings: Parameters<typeof seatSums>[0], marks: Marks, intl: IntlShape): string {
  const late = lateMinutes(marks);
  const people = bookings.filter(({ kind }) => !kind);
  const parcels = bookings.filter(({ kind }) => kind).map((each) => ({ ...each, seats: 1 }));
  const { carried, absent, waiting } = seatSums(people, marks);
  const taken = seatSums(parcels, marks).carried;
  const hasBegun = carried + absent > 0;
  const border = marks.border?.state ?? 'none';
  return [
    hasBegun && intl.formatMessage({ id: 'pages.carried' }, { count: carried }),
    hasBegun && waiting > 0 && intl.formatMessage({ id: 'pages.waiting' }, { count: waiting }),
    absent > 0 && intl.formatMessage({ id: 'pages.absent' }, { count: absent }),
    taken > 0 && intl.formatMessage({ id: 'pages.parcels' }, { count: taken, all: parcels.length }),
    late > 0 && intl.formatMessage({ id: 'pages.late' }, { minutes: late }),
    border !== 'none' && intl.formatMessage({ id: `pages.border.${border}` }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A record has no way: its dispatcher knows the trip by its start. */
export function startWords({ start, timeZone }: TripPages, { locale }: IntlShape): string {
  const { day, time } = wallTimeOf(new Date(start), timeZone);
  return `${dayText(day, 'day-month', locale)}, ${time}`;
}

/** What a passenger, or a parcel's sender, has told: 'Олена запізниться на 15 хв'. */
export function toldWords(
  name: string,
  kind: Passenger['kind'],
  { says, minutes = 0, phone }: RecordedTold,
  intl: IntlShape,
): string {
  return intl.formatMessage(
    { id: phone === undefined ? `pages.told.${says}` : 'pages.told.call-me-on' },
    { name: isolateBidi(name), kind, minutes, phone: phoneText(phone ?? '') },
  );
}
