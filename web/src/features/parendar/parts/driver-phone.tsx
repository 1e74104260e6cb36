import { sameName } from '@par-club/functions/shared/same-name';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { CallLink } from './call-link.tsx';
import type { DriverListProps } from './driver-list.tsx';

// The database's SDK is too much for the first view.
export const DriverList = lazy(async () => {
  try {
    return { default: (await import('./driver-list.tsx')).DriverList };
  } catch {
    // Without it nothing is proposed, and there is a button less; the name can still be typed.
    return { default: ({ show }: DriverListProps) => show([]) };
  }
});

/** Calls the driver of a trip, where the dispatcher's own list has a phone of that name. */
export function DriverCall({ name }: { name: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'parendar.trip.callDriver' }, { name: name.trim() });
  return (
    <WithDriverPhone name={name}>
      {(phone) => phone !== null && <CallLink phone={phone} label={label} />}
    </WithDriverPhone>
  );
}

/** Shows something with the phone that the dispatcher's own list has for a driver's name; null for none, or not yet. */
export function WithDriverPhone({
  name,
  children,
}: {
  name: string;
  children: (phone: string | null) => ReactNode;
}) {
  if (name.trim() === '') return children(null);
  const phoneIn = (drivers: Parameters<DriverListProps['show']>[0]) =>
    drivers.find(({ fields }) => fields.phone && sameName(fields.name) === sameName(name))?.fields.phone ??
    null;
  return (
    <Suspense>
      <DriverList show={(drivers) => children(phoneIn(drivers))} />
    </Suspense>
  );
}
