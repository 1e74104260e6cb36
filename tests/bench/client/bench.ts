// Measures how soon somebody with a phone on a slow network sees where the car is, which `npm run bench:client` starts.
import process from 'node:process';
import { portsOf } from '../../../local/project/ports.ts';
import { timed } from '../../../local/project/progress.ts';
import { optionsOf } from '../options.ts';
import { report } from '../report.ts';
import { shareByHauk } from './hauk.ts';
import { shareByProduct } from './product.ts';
import type { Shape } from './shaped-link.ts';
import { bytesTable, type Measured, timesTable, verdict } from './tables.ts';
import { tripThatIsLate } from './trip.ts';
import { startBrowser, type Visit, visit } from './visit.ts';

const NETWORKS: Readonly<Record<string, Shape>> = {
  'slow 4G': { roundTripMs: 150, bitsPerSecond: 1_600_000 },
  'slow 3G': { roundTripMs: 400, bitsPerSecond: 400_000 },
};
/** Without a link that bounds anything: what starts with the first question has started then. */
const AT_ONCE: Shape = { roundTripMs: 0, bitsPerSecond: 1e9 };
/** Both cars move so often, far more often than a real one, so that a page which is live shows it at once. */
const MOVE_MS = 250;
/** A mark is a transaction, and comes less often. */
const LATER_MS = 500;

const { runs, hauk, password, save } = optionsOf('client', process.argv.slice(2));
const { web: proxyPort } = portsOf('bench');
const end = new AbortController();
const browser = await startBrowser(proxyPort);
const product = await shareByProduct(MOVE_MS, end.signal);
const other = hauk === '' ? null : await shareByHauk(hauk, password, MOVE_MS, end.signal);

const trip = await tripThatIsLate(LATER_MS, end.signal);

const measured: Measured[] = [];
for (const page of [product, trip.van, trip.seat, ...(other ? [other] : [])])
  await visit(browser, proxyPort, AT_ONCE, page);
for (const [network, shape] of Object.entries(NETWORKS)) {
  const visits = { product: [] as Visit[], van: [] as Visit[], seat: [] as Visit[], hauk: [] as Visit[] };
  // In turns, so that whatever else the machine does meets both.
  for (let run = 1; run <= runs; run += 1) {
    await timed(`${network}, ${run} of ${runs}`, async () => {
      visits.product.push(await visit(browser, proxyPort, shape, product));
      visits.van.push(await visit(browser, proxyPort, shape, trip.van));
      visits.seat.push(await visit(browser, proxyPort, shape, trip.seat));
      if (other) visits.hauk.push(await visit(browser, proxyPort, shape, other));
    });
  }
  measured.push({ network, ...visits });
}
end.abort();
await browser.close();

report('client', save, `, median of ${runs} visits, processor 4 × slower`, [
  timesTable(measured),
  bytesTable(measured),
  verdict(measured).join('\n'),
]);
process.exit();
