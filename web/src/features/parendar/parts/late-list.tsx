import { type ReactNode, Suspense, use } from 'react';
import { type Kept, keep } from '#loading/kept.ts';
import { useUser } from '#session/user.data.ts';

type UseItems<Item> = (uid: string) => readonly Item[];

/** A hook that reads a list of the person's own documents. Without it the list is empty, and all else is there. */
export function lateHook<Item>(load: () => Promise<UseItems<Item>>): Kept<UseItems<Item>> {
  return keep(() => load().catch(() => () => []));
}

interface LateListProps<Item> {
  hook: Kept<UseItems<Item>>;
  show: (items: readonly Item[]) => ReactNode;
  fallback?: ReactNode;
}

/** Shows something of a list once its hook is here: it brings the database's SDK, which is too much for the first view. */
export function LateList<Item>({ hook, show, fallback }: LateListProps<Item>) {
  const user = useUser();
  if (!user) return show([]);
  return (
    <Suspense fallback={fallback}>
      <List hook={hook} uid={user.uid} show={show} />
    </Suspense>
  );
}

function List<Item>({ hook, uid, show }: LateListProps<Item> & { uid: string }) {
  const useItems = use(hook.read());
  return show(useItems(uid));
}
