import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { toast } from '#ui/toast.ts';
import { type DriverDoc, endLive, hidePlace, sharePlace, toServerIso } from '../shared/driver-doc.data.ts';
import { locate, NoPositionError } from '../shared/geolocation.ts';
import { oneTabAtATime } from '../shared/one-tab.ts';
import { dequeue, enqueue, isStored, type PendingWrite, readPending, type Write } from './pending-write.ts';

/** A position that has waited longer may be older than what the item says. */
const FRESH_DURATION_MS = 60_000;

/** What a press is doing, or why it came to nothing; `waiting` for a connection with what it asked for. */
export type ShareState =
  | { name: 'idle' | 'locating' | 'sending' | 'noPosition' | 'refused' }
  | { name: 'waiting'; kind: Write['kind']; isStored: boolean };

/**
 * The one press, and those that take it back. What cannot be sent is kept on the device and goes out when the
 * connection is back, after a reload too.
 *
 * @param needsResync whether the item may say less than the server knows. Nothing is sent then: that may be newer than
 *   what waits
 */
export function useShare({ id, fields }: DriverDoc, needsResync: boolean) {
  const intl = useIntl();
  const [state, setState] = useState<ShareState>({ name: 'idle' });
  const isSending = useRef(false);
  const press = useRef(0);
  const newest = useRef('');
  const mustWait = useRef(needsResync);
  mustWait.current = needsResync;
  newest.current = 'stoppedAt' in fields ? (fields.stoppedAt ?? '') : fields.lastSharedTime;

  const deliver = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let write = readPending(id); write; write = readPending(id)) {
      setState({ name: 'sending' });
      try {
        if (!isOutdated(write, newest.current)) {
          await send(id, write);
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
      if (isWaiting) return setState({ name: 'waiting', kind: write.kind, isStored: isStored(id) });
      setState({ name: 'sending' });
      // One tab at a time, since the pending write is one for all.
      void oneTabAtATime(`parloc-outbox:${id}`, deliver);
    },
    [id, deliver],
  );

  useEffect(() => deliverOrWait(needsResync), [deliverOrWait, needsResync]);

  const ask = (write: Write) => {
    press.current += 1;
    enqueue(id, write);
    // As it is by now: the device may have looked for its place for long.
    deliverOrWait(mustWait.current);
  };

  const share = async () => {
    press.current += 1;
    const mine = press.current;
    setState({ name: 'locating' });
    try {
      const place = await locate();
      // Another press has made it useless meanwhile.
      if (mine === press.current) ask({ kind: 'show', place });
    } catch (error) {
      if (mine !== press.current) return;
      failed(error instanceof NoPositionError ? error.reason : 'noPosition', 'parloc.share.noPosition');
    }
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

  const failed = (
    name: 'refused' | 'noPosition' | 'idle',
    message: 'parloc.share.noPosition' | 'parloc.share.failed',
  ) => {
    setState({ name });
    toast('error', intl.formatMessage({ id: message }));
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

/**
 * Whether a place has waited so long that the item says something newer by now. One that has just been asked for never
 * is, whatever another device's clock has written.
 * @param newest the moment of the item's own place or stop, ISO
 */
function isOutdated(write: PendingWrite, newest: string): boolean {
  if (write.kind !== 'show') return false;
  const { takenAt } = write.place;
  return Date.now() - takenAt.getTime() > FRESH_DURATION_MS && toServerIso(takenAt.getTime()) <= newest;
}

function send(itemId: string, write: PendingWrite): Promise<void> {
  if (write.kind === 'show') return sharePlace(itemId, write.place, null);
  return write.kind === 'hide' ? hidePlace(itemId) : endLive(itemId);
}
