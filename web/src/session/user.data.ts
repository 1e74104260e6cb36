import { useSyncExternalStore } from 'react';
import type { User } from '#firebase/auth.ts';
import { SIGN_IN_CHUNK, withTimeout } from '#loading/chunk.ts';
import { keep } from '#loading/kept.ts';

let current: User | null | undefined;
const known = keep(() => withTimeout(SIGN_IN_CHUNK, watch()));
const listeners = new Set<() => void>();

/** Null for nobody, undefined until it is known. The first reader loads the auth SDK. */
export function useUser(): User | null | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** The same promise each time, as React's `use` needs it. @throws ChunkLoadError */
export function userKnown(): Promise<void> {
  return known.read();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Without a waiting reader an unknown sign-in is no failure.
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
