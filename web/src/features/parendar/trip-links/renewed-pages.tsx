import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { sameName } from '@par-club/functions/shared/same-name';
import { useEffect } from 'react';
import { CallError } from '#failures/call-error.ts';
import { onNextTry } from '#loading/kept.ts';
import type { OwnDriver } from '../calendar/drivers.data.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { publishTrip } from '../calendar/trip-pages.data.ts';
import { DriverList } from '../parts/driver-phone.tsx';
import { WithAllPages } from '../parts/trip-pages.tsx';

/** A function renews the pages of a trip that is saved here, and of one of whose change Google tells: that comes sooner. */
const DELAY_MS = 5000;

/**
 * Renews the pages of trips that were changed in Google Calendar, where Google tells nobody of changes, or its message was
 * lost: the board knows the change as soon as it has read the trip. It knows as well when a driver got another phone or car.
 */
export function RenewedPages({ trips }: { trips: readonly Trip[] }) {
  const renewals = (all: readonly TripPages[], drivers: readonly OwnDriver[]) =>
    all.flatMap((pages) => {
      const trip = trips.find(({ id }) => id === pages.tripId);
      if (!trip) return [];
      // A list without anybody may be one that has not come yet.
      const { phone, carName } = drivers.length > 0 ? driverIn(drivers, trip.driverName) : pages.driver;
      const isSame =
        trip.etag === pages.etag && phone === pages.driver.phone && carName === pages.driver.carName;
      const key = [trip.id, trip.etag, phone, carName].join(' ');
      return isSame ? [] : [<Renewal key={key} pages={pages} />];
    });
  return <WithAllPages>{(all) => <DriverList show={(drivers) => renewals(all, drivers)} />}</WithAllPages>;
}

/** What the dispatcher's list says of a driver, as the pages say it. */
function driverIn(
  drivers: readonly OwnDriver[],
  name: string,
): Pick<TripPages['driver'], 'phone' | 'carName'> {
  const isNamed = name.trim() !== '';
  const found = drivers.find(({ fields }) => isNamed && sameName(fields.name) === sameName(name));
  return { phone: found?.fields.phone ?? null, carName: found?.fields.carName ?? '' };
}

function Renewal({ pages: { calendarId, tripId } }: { pages: TripPages }) {
  const { timeZone } = useOpenCalendar();
  useEffect(() => {
    let hasLeft = false;
    let end = () => {};
    const renew = (failures: number) =>
      publishTrip({ calendarId, tripId }, timeZone).catch((error: unknown) => {
        // An event that can have no pages has none by now.
        const isRefused = error instanceof CallError && error.failure.reason === 'invalid-input';
        if (!hasLeft && !isRefused) end = onNextTry(failures, () => void renew(failures + 1));
      });
    const timer = setTimeout(() => void renew(0), DELAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      end();
    };
  }, [calendarId, tripId, timeZone]);
  return null;
}
