import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { toast } from '#ui/toast.ts';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { inOneTab } from '../shared/one-tab.ts';
import { locate, type NoPosition } from './geolocation.ts';
import { dequeue, enqueue, isOutdated, isStored, readPending, send, type Wish } from './outbox.data.ts';

/** What a press is doing, or why it came to nothing; `waiting` for a connection with what it asked for. */
export type ShareState =
  | { name: 'idle' | 'locating' | 'sending' | NoPosition }
  | { name: 'waiting'; kind: Wish['kind']; isStored: boolean };

/**
 * The one press, and those that take it back. What cannot be sent is kept on the device and goes out when the
 * connection is back, after a reload too.
 *
 * @param needsResync whether the item may say less than the server knows. Nothing is sent then: that may be newer than
 *   what waits
 */
export function useShare(item: DriverDoc, needsResync: boolean) {
  const { id, fields } = item;
  const intl = useIntl();
  const [state, setState] = useState<ShareState>({ name: 'idle' });
  const isSending = useRef(false);
  const press = useRef(0);
  const newest = 'stoppedAt' in fields ? (fields.stoppedAt ?? '') : fields.lastSharedTime;
  const latest = useRef({ item, needsResync, newest });
  latest.current = { item, needsResync, newest };

  const deliver = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let write = readPending(id); write; write = readPending(id)) {
      setState({ name: 'sending' });
      try {
        if (!isOutdated(write, latest.current.newest)) {
          await send(latest.current.item, write);
          toast('success', intl.formatMessage({ id: `parloc.share.done.${write.kind}` }));
        }
      } catch {
        // The database refuses it for good; a lost connection it waits for.
        toast('error', intl.formatMessage({ id: 'parloc.share.failed' }));
      }
      dequeue(id, write);
    }
    isSending.current = false;
    setState((now) => (now.name === 'sending' || now.name === 'waiting' ? { name: 'idle' } : now));
  }, [id, intl]);

  /** Sends what waits, or says that it does. */
  const deliverOrWait = useCallback(
    (isWaiting: boolean) => {
      const write = readPending(id);
      if (!write) return;
      if (isWaiting) return setState({ name: 'waiting', kind: write.kind, isStored: isStored(write) });
      setState({ name: 'sending' });
      // One tab at a time, since the pending write is one for all.
      void inOneTab(`parloc-outbox:${id}`, deliver);
    },
    [id, deliver],
  );

  useEffect(() => deliverOrWait(needsResync), [deliverOrWait, needsResync]);

  const ask = (write: Wish) => {
    press.current += 1;
    enqueue(id, write);
    // The latest value: the device may have needed long to find its place.
    deliverOrWait(latest.current.needsResync);
  };

  const share = async () => {
    press.current += 1;
    const mine = press.current;
    setState({ name: 'locating' });
    const place = await locate();
    // Another press has made it useless meanwhile.
    if (mine !== press.current) return;
    if (typeof place === 'string') failed(place);
    else ask({ kind: 'show', place });
  };

  /** Withdraws a press that is still looking for the place, or waits. */
  const withdraw = () => {
    press.current += 1;
    const write = readPending(id);
    if (write && !isSending.current) dequeue(id, write);
    setState({ name: 'idle' });
  };

  /** Takes back a share that waits. One that is on its way may have arrived already. */
  const cancel = () => (isSending.current ? ask({ kind: 'hide' }) : withdraw());

  /** @param reason null where the database refuses it */
  const failed = (reason: NoPosition | null) => {
    setState({ name: reason ?? 'idle' });
    toast('error', intl.formatMessage({ id: reason ? 'parloc.share.noPosition' : 'parloc.share.failed' }));
  };

  useEffect(
    () =>
      beforeSignOut.add(() => {
        const write = readPending(id);
        if (write?.kind === 'show') dequeue(id, write);
      }),
    [id],
  );

  return { state, share: () => void share(), ask, cancel, withdraw, failed };
}
