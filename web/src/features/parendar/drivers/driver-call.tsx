import { useIntl } from 'react-intl';
import { useUser } from '#firebase/user.ts';
import { sameName } from '../form/overlaps.ts';
import { CallLink } from '../trip/call-link.tsx';
import { useDrivers } from './drivers.data.ts';

/** Calls the driver of a trip, where the dispatcher's own list has a phone of that name. */
export function DriverCall({ name }: { name: string }) {
  const user = useUser();
  return user ? <Call uid={user.uid} name={name} /> : null;
}

function Call({ uid, name }: { uid: string; name: string }) {
  const intl = useIntl();
  const drivers = useDrivers(uid);
  const listed = drivers.state === 'here' ? drivers.value : [];
  const found = listed.find(({ fields }) => fields.phone && sameName(fields.name) === sameName(name));
  if (!found?.fields.phone) return null;
  const label = intl.formatMessage({ id: 'parendar.trip.callDriver' }, { name: found.fields.name });
  return <CallLink phone={found.fields.phone} label={label} />;
}
