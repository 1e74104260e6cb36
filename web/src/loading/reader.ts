import type { ReadCell, readMessage } from '#reader/read-message.ts';
import { inTime } from './part.ts';

let thread: Promise<Worker> | null = null;

/**
 * Loads the reader into a thread of its own: with its first message a phone is busy for longer than a page may stand
 * still.
 * @throws ChunkLoadError
 */
export function loadReader(): Promise<Worker> {
  thread ??= inTime('reader', start());
  thread.catch(() => {
    thread = null;
  });
  return thread;
}

/**
 * Reads a message on this device: nothing leaves it.
 * @throws ChunkLoadError
 */
export async function readOnDevice(...what: Parameters<typeof readMessage>): Promise<ReadCell[]> {
  const worker = await loadReader();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true });
    port1.onmessage = ({ data }) => {
      worker.removeEventListener('error', reject);
      resolve(data);
      port1.close();
    };
    worker.postMessage(what, [port2]);
  });
}

function start(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-message-thread.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });
}
