import type { Trip } from '@par-club/functions/contract/parendar';
import type { IntlShape } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { phoneText, wayText, weekdayText } from '../model/trip-words.ts';
import { type Halt, onlyDayOf, pickUpOf } from './driver-list.ts';

export interface DriverContact {
  /** In the stored form. */
  phone: string;
  /** The page that shows where the driver is. */
  link: string;
}

/**
 * What to write to a passenger: when and where they get on, who drives, and where the driver can be seen. Names stand
 * alone, so that none has to be put into another case.
 * @param number of the booking in the trip's list, from 1
 * @param options.seat the address of the passenger's own page, which shows the driver's place, too; null for none
 */
export function passengerMessage(
  trip: Trip,
  halts: readonly Halt[],
  number: number,
  driver: DriverContact | null,
  { intl, timeZone, seat }: { intl: IntlShape; timeZone: string; seat: string | null },
): string {
  const { place, when } = pickUpOf(halts, number);
  const day = when?.day ?? onlyDayOf(trip, timeZone);
  const { driverName, passengers } = trip;
  const { kind } = passengers[number - 1] ?? {};
  return [
    intl.formatMessage({ id: 'parendar.message.hello' }, { kind, way: wayText(trip, intl) }),
    [day && weekdayText(day, intl.locale), when?.time].filter(Boolean).join(', '),
    place && intl.formatMessage({ id: 'parendar.message.pickUp' }, { kind, place: isolateBidi(place) }),
    driverName &&
      intl.formatMessage(
        { id: 'parendar.sheet.driver' },
        { name: [isolateBidi(driverName), driver ? phoneText(driver.phone) : ''].filter(Boolean).join(', ') },
      ),
    seat !== null
      ? intl.formatMessage({ id: 'parendar.message.seat' }, { kind, link: seat })
      : driver && intl.formatMessage({ id: 'parendar.message.link' }, { link: driver.link }),
  ]
    .filter(Boolean)
    .join('\n');
}
