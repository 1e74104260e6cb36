import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { beforeSignOut } from '#firebase/before-sign-out.ts';
import { toast } from '#ui/toast.ts';
import { endLive, hidePlace, type OwnItem, sharePlace } from '../parloc.data.ts';
import { locate, NoPositionError } from '../position.ts';
import { dated } from '../server-clock.data.ts';
import { oneTabAtATime } from './one-tab.ts';
import { dropWish, isWishKept, keepWish, type WaitingWish, type Wish, waitingWish } from './outbox.ts';

/** Milliseconds after which a place may be older than what the item says. */
const WAITED_LONG = 60_000;

/** What a press is doing, or why it came to nothing; `waiting` for a connection with what it asked for. */
export type ShareState =
  | { name: 'idle' | 'locating' | 'sending' | 'noPosition' | 'refused' }
  | { name: 'waiting'; kind: Wish['kind']; isKept: boolean };

/**
 * The one press, and those that take it back. What cannot be sent is kept on the device and goes out when the
 * connection is back, after a reload too.
 *
 * @param isBehind whether the item may say less than the server knows. Nothing is sent then: that may be newer than
 *   what waits
 */
export function useShare({ id, fields }: OwnItem, isBehind: boolean) {
  const intl = useIntl();
  const [state, setState] = useState<ShareState>({ name: 'idle' });
  const isSending = useRef(false);
  const press = useRef(0);
  const newest = useRef('');
  const mustWait = useRef(isBehind);
  mustWait.current = isBehind;
  newest.current = 'stoppedAt' in fields ? (fields.stoppedAt ?? '') : fields.lastSharedTime;

  const deliver = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let wish = waitingWish(id); wish; wish = waitingWish(id)) {
      setState({ name: 'sending' });
      try {
        if (!isOutdated(wish, newest.current)) {
          await send(id, wish);
          toast('success', intl.formatMessage({ id: `parloc.share.done.${wish.kind}` }));
        }
      } catch {
        // The database refuses it for good; a lost connection it waits for.
        toast('error', intl.formatMessage({ id: 'parloc.share.failed' }));
      }
      dropWish(id, wish);
    }
    isSending.current = false;
    setState((now) => (now.name === 'sending' || now.name === 'waiting' ? { name: 'idle' } : now));
  }, [id, intl]);

  /** Sends what waits, or says that it does. */
  const goOn = useCallback(
    (isWaiting: boolean) => {
      const wish = waitingWish(id);
      if (!wish) return;
      if (isWaiting) return setState({ name: 'waiting', kind: wish.kind, isKept: isWishKept(id) });
      setState({ name: 'sending' });
      // One tab at a time, since the wish is one for all.
      void oneTabAtATime(`parloc-outbox:${id}`, deliver);
    },
    [id, deliver],
  );

  useEffect(() => goOn(isBehind), [goOn, isBehind]);

  const ask = (wish: Wish) => {
    press.current += 1;
    keepWish(id, wish);
    // As it is by now: the device may have looked for its place for long.
    goOn(mustWait.current);
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

  /** Forgets a press that is still looking for the place, or waits. */
  const withdraw = () => {
    press.current += 1;
    const wish = waitingWish(id);
    if (wish && !isSending.current) dropWish(id, wish);
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
        const wish = waitingWish(id);
        if (wish?.kind === 'show') dropWish(id, wish);
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
function isOutdated(wish: WaitingWish, newest: string): boolean {
  if (wish.kind !== 'show') return false;
  const { takenAt } = wish.place;
  return Date.now() - takenAt.getTime() > WAITED_LONG && dated(takenAt.getTime()) <= newest;
}

function send(itemId: string, wish: WaitingWish): Promise<void> {
  if (wish.kind === 'show') return sharePlace(itemId, wish.place, null);
  return wish.kind === 'hide' ? hidePlace(itemId) : endLive(itemId);
}
