import { sameName } from '@par-club/functions/shared/same-name';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OwnDriver } from '../calendar/drivers.data.ts';
import { CallLink } from './call-link.tsx';
import { LateList, lateHook } from './late-list.tsx';

const drivers = lateHook(async () => (await import('../calendar/drivers.data.ts')).useKnownDrivers);

/** Shows something of the dispatcher's own list of drivers. */
export function DriverList({ show }: { show: (drivers: readonly OwnDriver[]) => ReactNode }) {
  return <LateList hook={drivers} show={show} />;
}

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

interface WithDriverPhoneProps {
  name: string;
  children: (phone: string | null) => ReactNode;
}

/** Shows something with the phone that the dispatcher's own list has for a driver's name; null for none, or not yet. */
export function WithDriverPhone({ name, children }: WithDriverPhoneProps) {
  if (name.trim() === '') return children(null);
  const phoneIn = (all: readonly OwnDriver[]) =>
    all.find(({ fields }) => fields.phone && sameName(fields.name) === sameName(name))?.fields.phone;
  return <DriverList show={(all) => children(phoneIn(all) ?? null)} />;
}
