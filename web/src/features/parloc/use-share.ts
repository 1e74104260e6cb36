import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { dropShare, keepShare, type WaitingShare, waitingShare } from './outbox.ts';
import { hidePlace, sharePlace } from './parloc.data.ts';
import { locate, NoPositionError } from './position.ts';

/** What a press is doing: looking for the place, on its way, or kept until there is a connection. */
export type ShareState =
  | 'idle'
  | 'locating'
  | 'sending'
  | 'waiting'
  | 'waitingToHide'
  | 'noPosition'
  | 'refused';

/**
 * The one press, and the one that takes it back. What cannot be sent is kept on the device and goes out when the
 * connection is back, after a reload too.
 */
export function useShare(itemId: string) {
  const intl = useIntl();
  const [state, setState] = useState<ShareState>('idle');
  const sending = useRef(false);

  const deliver = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let share = waitingShare(itemId); share; share = waitingShare(itemId)) {
      const waiting = share.place ? 'waiting' : 'waitingToHide';
      if (!navigator.onLine) {
        setState(waiting);
        break;
      }
      setState('sending');
      try {
        await send(share);
      } catch {
        toast('error', intl.formatMessage({ id: 'parloc.share.failed' }));
        setState(waiting);
        break;
      }
      dropShare(share);
      setState('idle');
      toast('success', intl.formatMessage({ id: share.place ? 'parloc.share.done' : 'parloc.share.hidden' }));
    }
    sending.current = false;
  }, [itemId, intl]);

  useEffect(() => {
    const goOn = () => void deliver();
    // What is on its way then arrives when the connection is back, or goes out anew after a reload.
    const wait = () => {
      const share = waitingShare(itemId);
      if (share) setState(share.place ? 'waiting' : 'waitingToHide');
    };
    goOn();
    window.addEventListener('online', goOn);
    window.addEventListener('offline', wait);
    return () => {
      window.removeEventListener('online', goOn);
      window.removeEventListener('offline', wait);
    };
  }, [deliver, itemId]);

  const share = async () => {
    setState('locating');
    try {
      keepShare({ itemId, place: await locate() });
    } catch (error) {
      setState(error instanceof NoPositionError && error.reason === 'refused' ? 'refused' : 'noPosition');
      toast('error', intl.formatMessage({ id: 'parloc.share.noPosition' }));
      return;
    }
    await deliver();
  };

  const hide = async () => {
    keepShare({ itemId, place: null });
    await deliver();
  };

  return { state, share: () => void share(), hide: () => void hide() };
}

function send({ itemId, place }: WaitingShare): Promise<void> {
  return place ? sharePlace(itemId, place, null) : hidePlace(itemId);
}
