import { useSyncExternalStore } from 'react';
import type { User } from '#firebase/auth.ts';
import { SIGN_IN_CHUNK, withTimeout } from '#loading/chunk.ts';
import { keep } from '#loading/kept.ts';

let current: User | null | undefined;
const known = keep(() => withTimeout(SIGN_IN_CHUNK, watch()));
const listeners = new Set<() => void>();

/** The signed-in user; null for nobody, undefined while that is not known yet. The first reader loads the auth SDK. */
export function useUser(): User | null | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/**
 * Resolves when it is known who is signed in; the same promise each time, as React's `use` wants it.
 * @throws ChunkLoadError when the auth SDK does not come
 */
export function userKnown(): Promise<void> {
  return known.read();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Where nobody waits for it, not knowing is all there is to it.
  userKnown().catch(() => {});
  return () => listeners.delete(listener);
}

async function watch(): Promise<void> {
  const { watchUser } = await import('#firebase/auth.ts');
  await new Promise<void>((resolve) => {
    watchUser((user) => {
      current = user;
      resolve();
      for (const listener of listeners) listener();
    });
  });
}
