import { useUser } from '#firebase/user.ts';
import { useDrivers } from './drivers.data.ts';

/** The names of the dispatcher's own list, for a field to propose. */
export function DriverNames({ id }: { id: string }) {
  const user = useUser();
  return user ? <Names uid={user.uid} id={id} /> : null;
}

function Names({ uid, id }: { uid: string; id: string }) {
  const drivers = useDrivers(uid);
  const names = drivers.state === 'here' ? drivers.value.map(({ fields }) => fields.name) : [];
  return (
    <datalist id={id}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
