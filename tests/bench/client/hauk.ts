import { setInterval } from 'node:timers/promises';
import { Problem } from '../../../local/project/progress.ts';
import type { Watched } from './watched.ts';

/** Seconds between two questions of Hauk's page: the least that it takes. */
const INTERVAL_S = 1;
const DURATION_S = 4 * 60 * 60;

/** Its page shows a mark on a map, and asks again and again where that is. */
const watched: Watched = {
  shown: ['.leaflet-marker-icon'],
  picture: 'img.leaflet-tile',
  live: { request: 'fetch.php', answers: 2 },
};

/**
 * A car that is shared by a running Hauk, through the same interface as its app has, and moves until the signal.
 * @param address of the Hauk, as 'http://127.0.0.1:8000/'
 */
export async function shareByHauk(address: string, password: string, moveMs: number, end: AbortSignal) {
  const started = await post(address, 'create.php', {
    pwd: password,
    dur: String(DURATION_S),
    int: String(INTERVAL_S),
    e2e: '0',
    mod: '0',
    ado: '0',
  });
  const [answer, sid = '', page = ''] = started.split('\n');
  if (answer !== 'OK' || !page.startsWith('http:')) {
    throw new Problem(`The Hauk at ${address} does not share, or not over http: ${started}`);
  }
  let moves = 0;
  const move = () => {
    moves += 1;
    const position = { lat: String(50.4 + moves / 10_000), lon: '30.5234', acc: '8', spd: '0', prv: '0' };
    return post(address, 'post.php', { ...position, time: String(Date.now() / 1000), sid });
  };
  await move();
  void (async () => {
    try {
      for await (const _ of setInterval(moveMs, undefined, { signal: end })) await move();
    } catch {
      // It has ended.
    }
  })();
  return { address: page.trim(), watched };
}

async function post(address: string, file: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(new URL(`api/${file}`, address), {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return response.text();
}
