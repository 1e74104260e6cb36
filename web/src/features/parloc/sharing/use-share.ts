import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { locate, type NoPosition } from '#location/geolocation.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { deliverOwedStops, forgetStop } from '#session/owed-stops.data.ts';
import { toast } from '#ui/toast.ts';
import { type DriverDoc, toServerIso } from '../shared/driver-doc.data.ts';
import { inOneTab } from '../shared/one-tab.ts';
import {
  enqueue,
  hidePlace,
  isOutdated,
  isTooLate,
  keepPlace,
  pendingWish,
  send,
  takesAway,
  WAITING_LIMIT_MS,
  type Wish,
  withdrawShare,
} from './outbox.data.ts';

/** The state of a press; `waiting` for a connection. */
export type ShareState =
  | { name: 'idle' | 'locating' | 'sending' }
  /** `until`: a place is not sent later, in milliseconds since 1970 by the device's clock. */
  | { name: 'waiting'; kind: Wish['kind']; isStored: boolean; until: number | null };

/** 'tooLate' for a place that has waited for too long. It stays until the next press. */
export type ShareProblem = NoPosition | 'tooLate';

/**
 * The presses to share and to stop. An unsent one is stored, and goes out with the connection, also after a reload.
 * @param needsResync whether the item may be older than the server's, and newer than the waiting press: nothing is sent
 * then
 */
export function useShare(item: DriverDoc, needsResync: boolean) {
  const { id, fields } = item;
  const pending = pendingWish(id);
  const intl = useIntl();
  const [state, setState] = useState<ShareState>({ name: 'idle' });
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  /** `updatedAt` of the item whose place the function took away, until the database says so. */
  const [stoppedItem, setStoppedItem] = useState('');
  const isSending = useRef(false);
  const press = useRef(0);
  const latest = useRef({ item, needsResync });
  latest.current = { item, needsResync };

  const endWaiting = () =>
    setState((now) => (now.name === 'sending' || now.name === 'waiting' ? { name: 'idle' } : now));
  const notifyDone = (kind: Wish['kind']) =>
    toast('success', intl.formatMessage({ id: `parloc.share.done.${kind}` }));

  const deliver = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let write = pending.read(); write; write = pending.read()) {
      const { kind } = write;
      setState({ name: 'sending' });
      try {
        if (isTooLate(write)) setProblem('tooLate');
        else if (!isOutdated(write, latest.current.item)) {
          await send(latest.current.item, write);
          notifyDone(kind);
        } else if (takesAway(write)) forgetStop(id);
      } catch {
        // A final refusal: without a connection the database waits. The function takes a place away all the same.
        if (isTooLate(write)) setProblem('tooLate');
        else if (takesAway(write) && (await deliverOwedStops()).includes(id)) notifyDone(kind);
        else if (!pending.isReplaced(write))
          toast('error', intl.formatMessage({ id: 'parloc.share.failed' }));
      }
      pending.clearUnlessNewer(write);
    }
    isSending.current = false;
    endWaiting();
  };

  /** The function may be reachable where the database is not; the database gets the stop later. */
  const stopByFunction = async (kind: Wish['kind']) => {
    if (!(await deliverOwedStops()).includes(id)) return;
    setStoppedItem(latest.current.item.fields.updatedAt);
    endWaiting();
    notifyDone(kind);
  };

  const deliverOrWait = (isWaiting: boolean) => {
    const write = pending.read();
    // Another tab may have delivered it.
    if (!write) return endWaiting();
    if (isWaiting) {
      const until = write.kind === 'show' ? write.place.takenAt.getTime() + WAITING_LIMIT_MS : null;
      setState({ name: 'waiting', kind: write.kind, isStored: !pending.isUnsaved(), until });
      if (takesAway(write)) void stopByFunction(write.kind);
      return;
    }
    setState({ name: 'sending' });
    // One tab at a time: all share the pending write.
    void inOneTab(`parloc-outbox:${id}`, deliver);
  };

  const goOn = useEffectEvent(deliverOrWait);
  useEffect(() => goOn(needsResync), [needsResync]);

  /** @param at of the press, by the device's clock, in milliseconds since 1970 */
  const ask = (write: Wish, at?: number) => {
    press.current += 1;
    enqueue(latest.current.item, write, at);
    // The latest value: finding the place may have taken long.
    deliverOrWait(latest.current.needsResync);
  };

  const share = async () => {
    press.current += 1;
    const mine = press.current;
    setState({ name: 'locating' });
    setProblem(null);
    const place = await locate();
    // Another press has replaced it.
    if (mine !== press.current) return;
    if (typeof place === 'string') {
      setState({ name: 'idle' });
      failed(place, () => void share());
    } else ask({ kind: 'show', place });
  };

  /** Withdraws a share that looks for the place, or waits. */
  const withdraw = () => {
    press.current += 1;
    setState({ name: 'idle' });
    setProblem(null);
    // A share under way cannot be withdrawn.
    if (isSending.current && pending.read()?.kind === 'show') return;
    withdrawShare(id);
    // A waiting stop stays.
    deliverOrWait(latest.current.needsResync);
  };

  /** A share under way may have arrived, so it gets a stop. */
  const cancel = () => (isSending.current ? ask({ kind: 'hide' }) : withdraw());

  /** @param reason null where the database refuses it @param again repeats the press */
  const failed = (reason: NoPosition | null, again?: () => void) => {
    setProblem(reason);
    const words = intl.formatMessage({ id: reason ? 'parloc.share.noPosition' : 'parloc.share.failed' });
    const label = intl.formatMessage({ id: 'parloc.share.again' });
    toast('error', words, again && { action: { label, onClick: again } });
  };

  const leave = useEffectEvent(async (keepsPlace: boolean) => {
    // A place that is found later must not go to the next person.
    press.current += 1;
    withdrawShare(id);
    if (!('position' in fields) || (keepsPlace && !fields.live)) return;
    // The database sends it after a place under way.
    const ended = keepsPlace ? keepPlace(item) : hidePlace(item, toServerIso());
    if (!needsResync) return ended;
    // Waiting would be in vain: the browser owes the stop.
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
