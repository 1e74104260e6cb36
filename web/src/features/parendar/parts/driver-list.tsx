import type { ReactNode } from 'react';
import { useUser } from '#session/user.data.ts';
import { type OwnDriver, useDrivers } from '../calendar/drivers.data.ts';

export interface DriverListProps {
  show: (drivers: readonly OwnDriver[]) => ReactNode;
}

/** Shows something of the dispatcher's own list of drivers, as soon as it is here. */
export function DriverList({ show }: DriverListProps): ReactNode {
  const user = useUser();
  return user ? <LiveList uid={user.uid} show={show} /> : show([]);
}

function LiveList({ uid, show }: DriverListProps & { uid: string }) {
  const drivers = useDrivers(uid);
  return show(drivers.state === 'here' ? drivers.value : []);
}
