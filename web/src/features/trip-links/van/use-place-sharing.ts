import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import { untilDone } from '#loading/kept.ts';
import { follow, type NoPosition, type PositionFix } from '#location/geolocation.ts';
import { createPace } from '#location/pace.ts';
import { usePageVisible, useWakeLock } from '#location/page-visibility.ts';
import { createPositionSender } from '#location/position-sender.ts';
import { tripPages } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { sharePlace } from './share-place.data.ts';

/** 'stop' until the server knows that sharing has ended. */
type Wish = 'share' | 'stop';

/** 'starting' before the first place, 'unsent' offline, 'over' after the trip, or why there is no place. */
export type SharingState = 'off' | 'starting' | 'on' | 'unsent' | 'over' | NoPosition;

/** Shares this phone's place while its page is visible. It survives a reload and a lost connection. */
export function usePlaceSharing(secret: string) {
  const [stored] = useState(() => storedJson(tripPages, wishIn, `place.${secret}`));
  const [wish, setWish] = useState<Wish | null>(() => stored.read());
  const [state, setState] = useState<SharingState>(() => (stored.read() === 'share' ? 'starting' : 'off'));
  const isVisible = usePageVisible();
  const isSharing = wish === 'share';
  useWakeLock(isSharing && isVisible);
  const pace = useRef(createPace());
  /** The place under way: a stop must reach the server after it. */
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
    // The device soon gives a newer place.
    const outcome = await answer.catch(() => 'unsent' as const);
    // Stopped meanwhile.
    if (stored.read() !== 'share') return;
    if (outcome === 'over') change(null, 'over');
    else setState(outcome);
  });
  const lose = useEffectEvent((reason: NoPosition) => {
    // Passengers keep the last place until its end; a phone without permission ends it.
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
    return untilDone(
      () => underWay.current.then(() => sharePlace(secret, null)),
      () => settle(),
    );
  }, [isStopping, secret]);

  return {
    isSharing,
    state,
    start: () => change('share', 'starting'),
    stop: () => change('stop', 'off'),
  };
}

function wishIn(json: unknown): Wish | null {
  return json === 'share' || json === 'stop' ? json : null;
}
