import type { Page } from '@playwright/test';
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

const visitor: [row: string, opened: string, ends: string][] = [
  ['RT-04', '/parloc/app', '/parloc'],
  ['RT-04', '/parloc/app?settings', '/parloc'],
  ['RT-07', '/parendar/app', '/parendar'],
];

for (const [row, opened, ends] of visitor) {
  test(`[${row}] [RT-11] a visitor who opens ${opened} ends at ${ends} and sees nothing else`, async ({
    page,
  }) => {
    const expected = await headingOf(page, ends);
    const inside = await headingOf(page, INSIDE);
    await noteHeadings(page);
    await page.goto(opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible();
    expect(await headings(page)).toEqual([expected]);

    await page.goto(INSIDE);
    await expect(page.getByRole('heading', { level: 1, name: inside })).toBeVisible();
    await goInside(page, opened);
    await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible();
    await expect(page).toHaveURL(ends);
    expect(await headings(page)).toEqual([inside, expected]);
  });
}

for (const opened of ['/', '/app', '/what/ever', '/privacy/what/ever']) {
  test(`[RT-08] [RT-09] [RT-11] ${opened}, inside the app or typed, ends at the landing page`, async ({
    page,
  }) => {
    const landing = await headingOf(page, '/');
    await noteHeadings(page);
    await page.goto(opened);
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await headings(page)).toEqual([landing]);

    await page.goto(INSIDE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goInside(page, opened);
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await headings(page)).toEqual([landing]);
  });
}

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

const signedIn: [row: string, opened: string, ends: string][] = [
  ['RT-04', '/parloc/app', '/parloc/app'],
  ['RT-07', '/parendar/app', '/parendar/app'],
  ['RT-10', '/parloc', '/parloc/app'],
  ['RT-10', '/parloc/what/ever', '/parloc/app'],
  ['RT-10', '/parendar', '/parendar/app'],
  ['RT-10', '/parendar/what/ever', '/parendar/app'],
  ['RT-10', '/parloc/driver/380671234567', '/parloc/driver/380671234567'],
];

for (const [row, opened, ends] of signedIn) {
  test(`[${row}] [RT-11] who is signed in and opens ${opened} ends at ${ends} and sees no landing`, async ({
    page,
  }) => {
    const landings = [await headingOf(page, '/parloc'), await headingOf(page, '/parendar')];
    const inside = await headingOf(page, INSIDE);
    await openAs(page, 'driver');
    await expect(page).toHaveURL('/parloc/app');
    await noteHeadings(page);
    await page.goto(opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cold = await headings(page);
    expect(cold.filter((heading) => landings.includes(heading))).toEqual([]);
    expect(cold).toHaveLength(1);

    await page.goto(INSIDE);
    await expect(page.getByRole('heading', { level: 1, name: inside })).toBeVisible();
    await goInside(page, opened);
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1, name: cold.join(), exact: true })).toBeVisible();
    expect(await headings(page)).toEqual([inside, ...cold]);
  });
}

test('[RT-10] signing in leads from a tool’s landing to the tool', async ({ page }) => {
  for (const tool of ['/parloc', '/parendar']) {
    await page.goto(tool);
    await signInByDialog(page, 'otherDriver');
    await expect(page).toHaveURL(`${tool}/app`);
    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: 'Вийти' }).click();
    await expect(page).toHaveURL(tool);
  }
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
  expect(await page.evaluate(() => localStorage.getItem('parclub.profile'))).toBeNull();
});

test.describe('without the part that knows who is signed in', () => {
  test.use({ expectedComplaints: /Failed to load resource|Failed to fetch|Loading chunk/ });

  test('[P-16] [CH-15] a page that needs it says so, and a reload brings it', async ({ page }) => {
    await page.route('**/assets/auth-*.js', (route) => route.abort());
    await page.goto('/parloc/app');
    await expect(page.getByRole('alert')).toContainText('Не вдалося отримати профіль. Спробуйте ще раз.');
    await expect(page.getByRole('alert')).toContainText('sign-in');
    await page.unroute('**/assets/auth-*.js');
    await page.getByRole('button', { name: 'Оновити сторінку' }).click();
    await expect(page).toHaveURL('/parloc');
  });
});
