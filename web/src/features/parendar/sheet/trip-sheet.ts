import type { Trip } from '@par-club/functions/contract/parendar';
import type { IntlShape } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { startText } from '../model/trip-words.ts';

/** A trip as text for a messenger: the way, the time, the driver, the passengers with their phones. */
export function tripSheet(trip: Trip, intl: IntlShape, timeZone: string): string {
  const { driverName, from, to, start, seats, passengers, notes, summary } = trip;
  const way = from !== '' || to !== '' ? `${isolateBidi(from)} → ${isolateBidi(to)}` : isolateBidi(summary);
  const taken = passengers.length;
  const blocks = [
    [
      way,
      start === null
        ? ''
        : `${formatDate(new Date(start), 'full', intl.locale, timeZone)}, ${startText(trip, intl, timeZone)}`,
      driverName === ''
        ? intl.formatMessage({ id: 'parendar.sheet.noDriver' })
        : intl.formatMessage({ id: 'parendar.sheet.driver' }, { name: isolateBidi(driverName) }),
      seats === null ? '' : intl.formatMessage({ id: 'parendar.sheet.seats' }, { taken, seats }),
    ],
    taken === 0
      ? [intl.formatMessage({ id: 'parendar.sheet.noPassengers' })]
      : [intl.formatMessage({ id: 'parendar.sheet.passengers' }), ...passengers.map(passengerText)],
    notes === '' ? [] : [intl.formatMessage({ id: 'parendar.sheet.notes' }, { notes: isolateBidi(notes) })],
  ];
  return blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Messengers make a phone that stands alone after a comma one to press. */
function passengerText({ name, phone }: Trip['passengers'][number], index: number): string {
  return `${index + 1}. ${[name, phone]
    .filter((words) => words !== '')
    .map(isolateBidi)
    .join(', ')}`;
}
