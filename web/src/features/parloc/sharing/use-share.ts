import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { locate, type NoPosition } from '#location/geolocation.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { deliverOwedStops, forgetStop } from '#session/owed-stops.data.ts';
import { toast } from '#ui/toast.ts';
import { type DriverDoc, toServerIso } from '../shared/driver-doc.data.ts';
import { inOneTab } from '../shared/one-tab.ts';
import {
  dequeue,
  enqueue,
  hidePlace,
  isOutdated,
  isReplaced,
  isStored,
  isTooLate,
  keepPlace,
  readPending,
  send,
  takesAway,
  WAITING_LIMIT_MS,
  type Wish,
  withdrawShare,
} from './outbox.data.ts';

/** What a press is doing; `waiting` for a connection with what it asked for. */
export type ShareState =
  | { name: 'idle' | 'locating' | 'sending' }
  /** `until` is the moment from which a place is not sent any more, in milliseconds since 1970 by the device's clock. */
  | { name: 'waiting'; kind: Wish['kind']; isStored: boolean; until: number | null };

/** Why no place was sent; 'tooLate' where it has waited for too long. It stays on the page until the next press. */
export type ShareProblem = NoPosition | 'tooLate';

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
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  /** When the item was saved whose place the function took away, which the database has not said yet. */
  const [stoppedItem, setStoppedItem] = useState('');
  const isSending = useRef(false);
  const press = useRef(0);
  const latest = useRef({ item, needsResync });
  latest.current = { item, needsResync };

  const endWaiting = useCallback(
    () => setState((now) => (now.name === 'sending' || now.name === 'waiting' ? { name: 'idle' } : now)),
    [],
  );

  const deliver = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let write = readPending(id); write; write = readPending(id)) {
      const { kind } = write;
      const done = () => toast('success', intl.formatMessage({ id: `parloc.share.done.${kind}` }));
      setState({ name: 'sending' });
      try {
        if (isTooLate(write)) setProblem('tooLate');
        else if (!isOutdated(write, latest.current.item)) {
          await send(latest.current.item, write);
          done();
        } else if (takesAway(write)) forgetStop(id);
      } catch {
        // The database refuses it for good; a lost connection it waits for. The function takes a place away all the same.
        if (isTooLate(write)) setProblem('tooLate');
        else if (takesAway(write) && (await deliverOwedStops()).includes(id)) done();
        else if (!isReplaced(id, write)) toast('error', intl.formatMessage({ id: 'parloc.share.failed' }));
      }
      dequeue(id, write);
    }
    isSending.current = false;
    endWaiting();
  }, [id, intl, endWaiting]);

  /** The function may be in reach where the database is not, which is told of the stop later all the same. */
  const stopByFunction = useCallback(
    async (kind: Wish['kind']) => {
      if (!(await deliverOwedStops()).includes(id)) return;
      setStoppedItem(latest.current.item.fields.updatedAt);
      endWaiting();
      toast('success', intl.formatMessage({ id: `parloc.share.done.${kind}` }));
    },
    [id, intl, endWaiting],
  );

  /** Sends what waits, or says that it does. */
  const deliverOrWait = useCallback(
    (isWaiting: boolean) => {
      const write = readPending(id);
      // Another tab may have delivered it.
      if (!write) return endWaiting();
      if (isWaiting) {
        const until = write.kind === 'show' ? write.place.takenAt.getTime() + WAITING_LIMIT_MS : null;
        setState({ name: 'waiting', kind: write.kind, isStored: isStored(write), until });
        if (takesAway(write)) void stopByFunction(write.kind);
        return;
      }
      setState({ name: 'sending' });
      // One tab at a time, since the pending write is one for all.
      void inOneTab(`parloc-outbox:${id}`, deliver);
    },
    [id, deliver, endWaiting, stopByFunction],
  );

  useEffect(() => deliverOrWait(needsResync), [deliverOrWait, needsResync]);

  /** @param at when it was asked for, by the device's clock, in milliseconds since 1970 */
  const ask = (write: Wish, at?: number) => {
    press.current += 1;
    enqueue(latest.current.item, write, at);
    // The latest value: the device may have needed long to find its place.
    deliverOrWait(latest.current.needsResync);
  };

  const share = async () => {
    press.current += 1;
    const mine = press.current;
    setState({ name: 'locating' });
    setProblem(null);
    const place = await locate();
    // Another press has made it useless meanwhile.
    if (mine !== press.current) return;
    if (typeof place === 'string') {
      setState({ name: 'idle' });
      failed(place, () => void share());
    } else ask({ kind: 'show', place });
  };

  /** Withdraws a share that is still looking for the place, or waits. */
  const withdraw = () => {
    press.current += 1;
    setState({ name: 'idle' });
    setProblem(null);
    // A share that is on its way is not called back.
    if (isSending.current && readPending(id)?.kind === 'show') return;
    withdrawShare(id);
    // A press that takes the place away waits on, also behind a share.
    deliverOrWait(latest.current.needsResync);
  };

  /** Takes back a share that waits. One that is on its way may have arrived already. */
  const cancel = () => (isSending.current ? ask({ kind: 'hide' }) : withdraw());

  /**
   * @param reason null where the database refuses it
   * @param again what was asked for; absent where a press on the page does it
   */
  const failed = (reason: NoPosition | null, again?: () => void) => {
    setProblem(reason);
    const words = intl.formatMessage({ id: reason ? 'parloc.share.noPosition' : 'parloc.share.failed' });
    const label = intl.formatMessage({ id: 'parloc.share.again' });
    toast('error', words, again && { action: { label, onClick: again } });
  };

  const leave = useEffectEvent(async (keepsPlace: boolean) => {
    // What still looks for the place is not to find it for the next person.
    press.current += 1;
    const write = readPending(id);
    if (write?.kind === 'show') dequeue(id, write);
    if (!('position' in fields) || (keepsPlace && !fields.live)) return;
    // In the database's own queue, behind a place that may be on its way.
    const ended = keepsPlace ? keepPlace(item) : hidePlace(item, toServerIso());
    if (!needsResync) return ended;
    // It would be waited for in vain: the browser owes the stop.
    ended.catch(() => {});
  });
  useEffect(() => beforeSignOut.add((keepsPlace) => leave(keepsPlace)), []);
  useEffect(
    () => () => {
      press.current += 1;
    },
    [],
  );

  const isStopped = stoppedItem === fields.updatedAt;
  return { state, problem, isStopped, share: () => void share(), ask, cancel, withdraw, failed };
}
