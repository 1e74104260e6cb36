const listeners = new Set<() => void>();
let changes = 0;

/**
 * How often the signed-in user has changed. It stands apart from the auth SDK, which public pages do without:
 * `auth.ts` says when, live reads begin anew.
 */
export const userChanges = {
  count: () => changes,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  happened(): void {
    changes += 1;
    for (const listener of listeners) listener();
  },
};

let look: (() => void) | null = null;

/** Something looks as if the account were gone, deleted on another device: finds that out, if the auth SDK is here. */
export function doubtUser(): void {
  look?.();
}

/** For `auth.ts`, which knows how to. */
export function onUserDoubt(way: () => void): void {
  look = way;
}
