import { readMessage } from '#reader/read-message.ts';
import { type ReadRows, readRows } from '#reader/read-rows.ts';

// A thread of its own: see `reading.data.ts`. Each request brings the way back for its answer.

const readers = {
  rows: readRows,
  row: (...message: Parameters<typeof readMessage>): ReadRows => ({
    kind: 'none',
    isSure: true,
    unread: [],
    rows: [readMessage(...message)],
  }),
};

/** What is to be read of a message, and the message with its columns and the day. */
export type ThreadRequest = [what: keyof typeof readers, ...message: Parameters<typeof readRows>];

self.onmessage = ({ data: [what, ...message], ports }: MessageEvent<ThreadRequest>) =>
  ports[0]?.postMessage(readers[what](...message));
self.postMessage('here');
