import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import { onNextTry } from '#loading/kept.ts';
import { follow, type NoPosition, type PositionFix } from '#location/geolocation.ts';
import { createPace } from '#location/pace.ts';
import { usePageVisible, useWakeLock } from '#location/page-visibility.ts';
import { createPositionSender } from '#location/position-sender.ts';
import { tripPages } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { sharePlace } from './share-place.data.ts';

/** What this phone does: it shows its place, or still has to say that it does not any more. */
type Wish = 'share' | 'stop';

/**
 * What becomes of it: 'starting' until passengers see a first place, 'unsent' while there is no connection, 'over' where
 * the trip's hours have ended, and why a device gives no place.
 */
export type SharingState = 'off' | 'starting' | 'on' | 'unsent' | 'over' | NoPosition;

/** Shows where this phone is to the trip's passengers, while its page is seen. It survives a reload and a lost connection. */
export function usePlaceSharing(secret: string) {
  const [stored] = useState(() => storedJson(tripPages, wishIn, `place.${secret}`));
  const [wish, setWish] = useState<Wish | null>(() => stored.read());
  const [state, setState] = useState<SharingState>(() => (stored.read() === 'share' ? 'starting' : 'off'));
  const isVisible = usePageVisible();
  const isSharing = wish === 'share';
  useWakeLock(isSharing && isVisible);
  const pace = useRef(createPace());
  /** The place that is on its way: the server has to take a stop after it. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const change = (next: Wish | null, becomes: SharingState) => {
    stored.save(next);
    setWish(next);
    setState(becomes);
  };
  const send = useEffectEvent(async ({ position, takenAt }: PositionFix) => {
    const known = pace.current.value();
    const at = new Date(serverNow() - (Date.now() - takenAt.getTime())).toISOString();
    const answer = sharePlace(secret, { position, at, ...(known !== undefined && { pace: known }) });
    underWay.current = answer.catch(() => {});
    // The device is asked again soon, and its next place is newer than this one.
    const outcome = await answer.catch(() => 'unsent' as const);
    // It was stopped meanwhile.
    if (stored.read() !== 'share') return;
    if (outcome === 'over') change(null, 'over');
    else setState(outcome);
  });
  const lose = useEffectEvent((reason: NoPosition) => {
    // Passengers keep the last place until it is over; a phone that may not tell ends it.
    if (reason === 'refused') change('stop', 'refused');
    else setState('noPosition');
  });

  useEffect(() => {
    if (!isSharing || !isVisible) return;
    const sender = createPositionSender({
      write: send,
      maySend: () => true,
      renew: async () => false,
      refused: () => {},
    });
    const unfollow = follow({
      onAlive() {},
      onMove(fix) {
        pace.current.add({ ...fix.position, at: fix.takenAt.getTime() });
        sender.offer(fix);
      },
      onLost: lose,
    });
    return () => {
      unfollow();
      sender.end();
    };
  }, [isSharing, isVisible]);

  const settle = useEffectEvent(() => {
    stored.save(null);
    setWish(null);
  });
  const isStopping = wish === 'stop';
  useEffect(() => {
    if (!isStopping) return;
    let hasLeft = false;
    let end = () => {};
    const say = (failures: number) => {
      if (hasLeft) return;
      sharePlace(secret, null).then(settle, () => {
        end = onNextTry(failures, () => say(failures + 1));
      });
    };
    void underWay.current.then(() => say(0));
    return () => {
      hasLeft = true;
      end();
    };
  }, [isStopping, secret]);

  return {
    isSharing,
    state,
    start: () => change('share', 'starting'),
    stop: () => change('stop', 'off'),
  };
}

/** What is stored otherwise is none. */
function wishIn(json: unknown): Wish | null {
  return json === 'share' || json === 'stop' ? json : null;
}
