import { readRows } from '#reader/read-rows.ts';

// A thread of its own: see `reading.data.ts`. Each message brings the way back for its answer.

self.onmessage = ({ data, ports }: MessageEvent<Parameters<typeof readRows>>) =>
  ports[0]?.postMessage(readRows(...data));
self.postMessage('here');
