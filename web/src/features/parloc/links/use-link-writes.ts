import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDelayedFlag } from '#loading/use-connection.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { toast } from '#ui/toast.ts';
import { type DriverDoc, WRITE_TIMEOUT_MS } from '../shared/driver-doc.data.ts';
import { type Write, writeItem } from '../shared/item-writes.data.ts';

/** @param done the words after the server's confirmation */
export type SaveLinks = (
  writes: readonly Write[],
  done: 'made' | 'takenBack' | 'switchedOn' | 'switchedOff',
) => void;

/** Sends changes, which show at once. `isWaiting` while the server leaves one unanswered for long. */
export function useLinkWrites(item: DriverDoc): { save: SaveLinks; isWaiting: boolean } {
  const intl = useIntl();
  const [underWay, setUnderWay] = useState(0);
  const send = async (...[writes, done]: Parameters<SaveLinks>) => {
    setUnderWay((count) => count + 1);
    const written = writeItem(item, writes);
    // After a sign-out nobody sends it, whichever page is open by then.
    const endWait = beforeSignOut.add(
      () => written,
      () => toast('error', intl.formatMessage({ id: 'parloc.links.undone' }), { id: 'links-undone' }),
    );
    try {
      await written;
      toast('success', intl.formatMessage({ id: `parloc.links.${done}` }));
    } catch {
      // A refusal, as after another device's newer place; without a connection the database waits.
      toast('error', intl.formatMessage({ id: 'parloc.links.failed' }));
    }
    endWait();
    setUnderWay((count) => count - 1);
  };
  return {
    save: (...change) => void send(...change),
    isWaiting: useDelayedFlag(underWay > 0, WRITE_TIMEOUT_MS),
  };
}
