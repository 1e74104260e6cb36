const listeners = new Set<() => void>();
let changes = 0;

/** Changes of the signed-in user, reported by `auth.ts`: public pages do without the auth SDK. */
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

export function setRevalidation(way: () => void): void {
  revalidate = way;
}
