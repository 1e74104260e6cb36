import { readMessage } from '#reader/read-message.ts';

// A thread of its own: see `reading.data.ts`. Each message brings the way back for its answer.

self.onmessage = ({ data, ports }: MessageEvent<Parameters<typeof readMessage>>) =>
  ports[0]?.postMessage(readMessage(...data));
self.postMessage('here');
