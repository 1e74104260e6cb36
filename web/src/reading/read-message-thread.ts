import { readMessage } from '#reader/read-message.ts';
import { type ReadRows, readRows } from '#reader/read-rows.ts';
import { unreadBeside } from '#reader/rows/unread.ts';

// A thread of its own: see `reading.data.ts`. Each request brings the way back for its answer.

const readers = {
  rows: readRows,
  row: (...message: Parameters<typeof readMessage>): ReadRows => ({
    kind: 'none',
    isSure: true,
    unread: [],
    rows: [readMessage(...message)],
  }),
  unread: unreadBeside,
};

export type Readers = typeof readers;
/** The name of a reader, and what it takes. */
export type ThreadRequest = { [Name in keyof Readers]: [Name, ...Parameters<Readers[Name]>] }[keyof Readers];

self.onmessage = ({ data: [name, ...input], ports }: MessageEvent<ThreadRequest>) => {
  const read = readers[name] as (...input: readonly unknown[]) => unknown;
  ports[0]?.postMessage(read(...input));
};
self.postMessage('here');
