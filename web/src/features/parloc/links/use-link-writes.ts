import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDelayedFlag } from '#loading/use-connection.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { toast } from '#ui/toast.ts';
import { type DriverDoc, WRITE_TIMEOUT_MS } from '../shared/driver-doc.data.ts';
import { type Write, writeItem } from '../shared/item-writes.data.ts';

/** Sends a batch. @param done what it says once the server has it */
export type SaveLinks = (
  writes: readonly Write[],
  done: 'made' | 'takenBack' | 'switchedOn' | 'switchedOff',
) => void;

/**
 * Sends what the driver changes of the links, and says how that went. It shows on the page at once; `isWaiting` while the
 * server has left it unanswered for long.
 */
export function useLinkWrites(item: DriverDoc): { save: SaveLinks; isWaiting: boolean } {
  const intl = useIntl();
  const [underWay, setUnderWay] = useState(0);
  const send = async (...[writes, done]: Parameters<SaveLinks>) => {
    setUnderWay((count) => count + 1);
    const written = writeItem(item, writes);
    // After a sign-out nobody sends it any more, whichever page the driver is on by then.
    const endWait = beforeSignOut.add(
      () => written,
      () => toast('error', intl.formatMessage({ id: 'parloc.links.undone' }), { id: 'links-undone' }),
    );
    try {
      await written;
      toast('success', intl.formatMessage({ id: `parloc.links.${done}` }));
    } catch {
      // The database refuses it, as where another device has shared another place since; a lost connection it waits for.
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
