import { origin } from '../../../local/project/ports.ts';
import { expect, hostingOf, TILES, test } from '../../kit/browser.ts';
import { emulatorPorts } from '../../kit/emulators.ts';
import { pageOf, seedDriver } from '../../parloc/seed.ts';

test('[C-06] the server of the map learns where the page is from, and not whose it is', async ({
  page,
  context,
}) => {
  const driver = await seedDriver();
  const number = driver.phone.slice(1);
  const tiles: { url: string; referer: string | undefined }[] = [];
  const toOthers: string[] = [];
  const { auth, firestore, functions } = emulatorPorts();
  const ours = [hostingOf(), ...[auth, firestore, functions].map(origin)];
  await context.route(TILES, async (route) => {
    tiles.push({ url: route.request().url(), referer: route.request().headers().referer });
    await route.fallback();
  });
  page.on('request', (request) => {
    // In a deployment these are the site itself and Firebase.
    if (ours.includes(new URL(request.url()).origin)) return;
    toOthers.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  await page.goto(pageOf(driver));
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(tiles.length).toBeGreaterThan(0);
  expect([...new Set(tiles.map(({ referer }) => referer))]).toEqual([`${hostingOf()}/`]);
  expect(toOthers.length).toBeGreaterThan(0);
  for (const request of toOthers) expect(decodeURIComponent(request)).not.toContain(number);
});
