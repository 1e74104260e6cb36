/** Which shares have come to listeners, and when. A share is known by its driver and its moment. */
export interface Deliveries {
  /** Milliseconds from each write to each listener that got it. */
  latencies: readonly number[];
  /** When the last came, in milliseconds of `now`. */
  last: () => number;
  written: (uid: string, at: string) => void;
  came: (uid: string, at: string) => void;
}

/** @param now milliseconds */
export function newDeliveries(now = () => performance.now()): Deliveries {
  const writtenAt = new Map<string, number>();
  const latencies: number[] = [];
  let last = now();
  return {
    latencies,
    last: () => last,
    written: (uid, at) => void writtenAt.set(`${uid} ${at}`, now()),
    came(uid, at) {
      const written = writtenAt.get(`${uid} ${at}`);
      // What was there before the first share.
      if (written === undefined) return;
      last = now();
      latencies.push(last - written);
    },
  };
}
