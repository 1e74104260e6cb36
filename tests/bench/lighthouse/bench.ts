// Lets Lighthouse look at pages of the product on the bench's emulators, which `npm run bench:lighthouse` starts.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../local/machine/browser.ts';
import { origin, portsOf } from '../../../local/project/ports.ts';
import { timed } from '../../../local/project/progress.ts';
import { listen } from '../../../local/project/server.ts';
import { fillInSampleData } from '../../../local/sample/sample-data.ts';
import { optionsOf } from '../options.ts';
import { report } from '../report.ts';
import { compressingProxy } from './compressing-proxy.ts';
import { type Measured, measure } from './measure.ts';
import { faultLines, lighthouseTable } from './tables.ts';

const { runs, pages, save } = optionsOf('lighthouse', process.argv.slice(2));
const ports = portsOf('bench');
await fillInSampleData(ports);
await listen(compressingProxy(origin(ports.hosting)), ports.web);
// The debugger listens, for Lighthouse to steer the browser.
const debuggerPort = ports.faultProvider;
const browser = await chromium.launch(await launchOptions([`--remote-debugging-port=${debuggerPort}`]));

const measured: Measured[] = [];
for (const page of pages) {
  measured.push(await timed(page, () => measure(origin(ports.web), page, runs, debuggerPort)));
}
await browser.close();

const speed = measured.map(({ benchmarkIndex }) => benchmarkIndex);
const range = `${Math.min(...speed).toFixed(0)}–${Math.max(...speed).toFixed(0)}`;
report('lighthouse', save, `, median of ${runs} runs, Lighthouse’s benchmark index ${range}`, [
  lighthouseTable(measured),
  ...faultLines(measured),
]);
console.log(
  'The hosting emulator does not compress; a gzip before it did, where deployed pages come as brotli.',
);
process.exit();
