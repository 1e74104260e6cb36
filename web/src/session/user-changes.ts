const listeners = new Set<() => void>();
let changes = 0;

/**
 * How often the signed-in user has changed. It stands apart from the auth SDK, which public pages do without: `auth.ts`
 * reports each change, live reads begin anew.
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

/** Something looks as if the account were gone, deleted on another device: finds that out, if the auth SDK is here. */
export function revalidateUser(): void {
  revalidate?.();
}

/** `auth.ts` says how. */
export function setRevalidation(way: () => void): void {
  revalidate = way;
}
