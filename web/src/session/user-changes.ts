const listeners = new Set<() => void>();
let changes = 0;

/**
 * Counts changes of the signed-in user, by which live reads begin anew. Apart from the auth SDK, which public pages do
 * without: `auth.ts` reports them.
 */
export const userChanges = {
  count: () => changes,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  report(): void {
    changes += 1;
    for (const listener of listeners) listener();
  },
};

let revalidate: (() => void) | null = null;

/** Checks whether the account still exists, if the auth SDK is loaded. */
export function revalidateUser(): void {
  revalidate?.();
}

/** For `auth.ts`. */
export function setRevalidation(way: () => void): void {
  revalidate = way;
}
