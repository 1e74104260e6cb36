import type { Page } from '@playwright/test';
import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { expect, test } from '../kit/browser.ts';
import { openAs, signInByDialog, userMenuButton } from '../kit/sign-in.ts';

/** Notes every main heading that ever appears in a document, however briefly. */
async function noteHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const headings = new Set<string>();
    Object.assign(window, { headings });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function headings(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings]);
}

/** A page of the app that asks nobody who they are. */
const INSIDE = '/privacy';

/** What a link inside the app does: the address changes without a new document. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function headingOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

const visitor: [opened: string, ends: string][] = [
  ['/parloc/app', '/parloc'],
  ['/parloc/app?settings', '/parloc'],
  ['/parendar/app', '/parendar'],
];

test('[RT-04] [RT-07] [RT-11] a visitor who opens a tool ends at its landing and sees nothing else', async ({
  page,
}) => {
  await noteHeadings(page);
  const expected = new Map<string, string>();
  for (const [opened, ends] of visitor) {
    const heading = await headingOf(page, ends);
    expected.set(ends, heading);
    await page.goto(opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await headings(page)).toEqual([heading]);
  }
  const inside = await headingOf(page, INSIDE);
  for (const [opened, ends] of visitor) {
    await goInside(page, opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: expected.get(ends) ?? '' })).toBeVisible();
  }
  expect(await headings(page)).toEqual([inside, ...expected.values()]);
});

test('[RT-08] [RT-09] [RT-11] any other path, inside the app or typed, ends at the landing page, which says so', async ({
  page,
}) => {
  await noteHeadings(page);
  const landing = await headingOf(page, '/');
  const word = landingText['landing.unknownAddress'].ua;
  for (const opened of ['/', '/app', '/what/ever', '/privacy/what/ever']) {
    await page.goto(opened);
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await headings(page)).toEqual([landing]);
    await expect(page.getByText(word)).toHaveCount(opened === '/' ? 0 : 1);
  }
  // Inside the app the landing page is another document, for whatever it was asked.
  await page.goto(INSIDE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goInside(page, '/privacy/what/ever');
  await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await headings(page)).toEqual([landing]);
});

test('[RT-11] a visitor sees a tool’s landing at once, whatever becomes of the auth SDK', async ({
  page,
}) => {
  await page.route('**/assets/auth-*.js', () => {});
  for (const address of ['/parloc', '/parendar']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

const DRIVER = 'Добрий день!';
const CONNECT = 'Звідки брати рейси?';
const CLIENT = 'Де зараз водій';

/** The last heading of each page: the calendar’s stands over an empty week until it is known that none is connected. */
const signedIn: [opened: string, ends: string, heading: string][] = [
  ['/parloc/app', '/parloc/app', DRIVER],
  ['/parendar/app', '/parendar/app', CONNECT],
  ['/parloc', '/parloc/app', DRIVER],
  ['/parloc/what/ever', '/parloc/app', DRIVER],
  ['/parendar', '/parendar/app', CONNECT],
  ['/parendar/what/ever', '/parendar/app', CONNECT],
];

test('[RT-04] [RT-07] [RT-10] [RT-11] who is signed in ends in the tool, without a glimpse of anything else', async ({
  page,
}) => {
  await noteHeadings(page);
  const landings = [await headingOf(page, '/parloc'), await headingOf(page, '/parendar')];
  await openAs(page, 'driver');
  await expect(page).toHaveURL('/parloc/app');
  for (const [opened, ends, heading] of signedIn) {
    await page.goto(opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const seen = await headings(page);
    if (heading !== CONNECT) expect(seen).toEqual([heading]);
    for (const landing of landings) expect(seen).not.toContain(landing);
  }
  await headingOf(page, INSIDE);
  for (const [opened, ends, heading] of signedIn) {
    await goInside(page, opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  }
  for (const landing of landings) expect(await headings(page)).not.toContain(landing);
});

test('[RT-07] [RT-10] who has just signed in is in the tool before the choice of a calendar has come, and a menu that is open then stays', async ({
  page,
}) => {
  const mayCome = Promise.withResolvers<void>();
  await page.route('**/assets/calendar-selector-*.js', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/parendar');
  await signInByDialog(page, 'driver');
  await userMenuButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: CONNECT })).toBeVisible();
  const selector = page.waitForResponse('**/assets/calendar-selector-*.js');
  mayCome.resolve();
  await selector;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('menu')).toBeVisible();
});

test('[RT-05] who is signed in sees a driver’s page, which is a document of its own, without a glimpse of the tool', async ({
  page,
}) => {
  await noteHeadings(page);
  await openAs(page, 'driver');
  await page.goto('/parloc/driver/380671234567');
  await expect(page.getByRole('heading', { level: 1, name: CLIENT, exact: true })).toBeVisible();
  await expect(page).toHaveURL('/parloc/driver/380671234567');
  expect(await headings(page)).toEqual([CLIENT]);
});

test('[RT-11] who was signed out elsewhere ends at the landing, without a glimpse of the tool', async ({
  page,
}) => {
  const landing = await headingOf(page, '/parloc');
  await page.evaluate(() =>
    localStorage.setItem('parclub.profile', JSON.stringify({ id: 'gone', name: 'Іван', email: '' })),
  );
  await noteHeadings(page);
  await page.goto('/parloc/app');
  await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await expect(page).toHaveURL('/parloc');
  expect(await headings(page)).toEqual([landing]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('parclub.profile'))).toBeNull();
});

test.describe('without the part that knows who is signed in', () => {
  test.use({ expectedComplaints: /Failed to load resource|Failed to fetch|Loading chunk/ });

  test('[P-16] [CH-15] [F-U4] a page that needs it says so, and tries again by itself', async ({ page }) => {
    await page.route('**/assets/auth-*.js', (route) => route.abort());
    await page.goto('/parloc/app');
    await expect(page.getByRole('alert')).toContainText('Не вдалося отримати профіль. Спробуйте ще раз.');
    await expect(page.getByRole('alert')).toContainText('sign-in');
    await page.unroute('**/assets/auth-*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL('/parloc');
  });
});
