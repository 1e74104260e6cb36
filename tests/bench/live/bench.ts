// Measures the live map on the bench's emulators, which `npm run bench:live` starts.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../local/machine/browser.ts';
import { timed } from '../../../local/project/progress.ts';
import { emptyFleet } from '../drivers.ts';
import { optionsOf } from '../options.ts';
import { report } from '../report.ts';
import { type Latency, measureLatency, type Setting } from './latency.ts';
import { type MovingDriver, signedInDriver } from './moving-driver.ts';
import { measureReads, type Reads } from './reads.ts';
import { measureShares } from './shares.ts';
import { latencyTable, readsTable, sharesTable } from './tables.ts';

const SETTINGS: readonly Setting[] = [
  { pages: 1, company: 0, isShared: false },
  { pages: 1, company: 0, isShared: true },
  { pages: 20, company: 0, isShared: false },
  { pages: 1, company: 19, isShared: false },
  { pages: 1, company: 199, isShared: false },
];

const { writes, drivers, save } = optionsOf('live', process.argv.slice(2));
const browser = await chromium.launch(await launchOptions());
const one = await signedInDriver('driver', '+380671234567');
const other = await signedInDriver('otherDriver', '+380671234568');

const latency = await latencyOf({ product: one, bare: other });
const shares = await timed('Shares', () => measureShares(one));
const reads = await readsOf(one, other);
await Promise.all([one, other, browser].map((each) => each.close()));

report('live', save, `, ${writes} writes to each kind of page in each row`, [
  latencyTable(latency),
  sharesTable(shares),
  readsTable(reads),
]);
// The Admin SDK keeps its connection.
process.exit();

async function latencyOf(both: { product: MovingDriver; bare: MovingDriver }): Promise<Latency[]> {
  const measured: Latency[] = [];
  for (const setting of SETTINGS) {
    const what = `Latency, row ${measured.length + 1} of ${SETTINGS.length}`;
    const times = await timed(what, () => measureLatency(browser, both, setting, writes));
    measured.push({ setting, times });
  }
  return measured;
}

async function readsOf(watched: MovingDriver, another: MovingDriver): Promise<Reads[]> {
  const fleet = emptyFleet();
  const both = { watched, other: another };
  const measured: Reads[] = [];
  for (const count of drivers) {
    await timed(`Reads with ${count} drivers`, async () => {
      await fleet.growTo(count - 2);
      const product = await measureReads(browser, 'product', both);
      const plain = await measureReads(browser, 'plain', both);
      measured.push({ drivers: count, product, plain });
    });
  }
  return measured;
}
