import type { SnapshotMetadata } from 'firebase/firestore';

/** What listeners of the client SDK have in common. */
export interface Listening {
  /**
   * Resolves when the database has told for the first time what there is.
   *
   * @param subscribe begins to listen, and returns what ends that
   * @param show gets what the database tells, the first time too
   */
  listen: <Shown extends { metadata: SnapshotMetadata }>(
    subscribe: (next: (shown: Shown) => void, fail: (error: Error) => void) => () => void,
    show: (shown: Shown) => void,
  ) => Promise<void>;
  /** How often they were told something after the first time. */
  delivered: () => number;
  /** Listeners that the database has given up on. */
  failed: () => number;
  end: () => void;
}

export function newListening(): Listening {
  const ends: (() => void)[] = [];
  let [delivered, failed] = [0, 0];
  return {
    delivered: () => delivered,
    failed: () => failed,
    end() {
      for (const end of ends) end();
    },
    listen: (subscribe, show) =>
      new Promise((resolve, reject) => {
        let isFirst = true;
        const end = subscribe(
          (shown) => {
            // What the SDK supposes while it has no answer.
            if (shown.metadata.fromCache) return;
            if (!isFirst) delivered += 1;
            isFirst = false;
            show(shown);
            resolve();
          },
          (error) => {
            failed += 1;
            reject(error);
          },
        );
        ends.push(end);
      }),
  };
}
