import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, test, toastShown, toasts } from '../kit/browser.ts';
import { isKept } from './service-worker.ts';

const MESSAGE = 'Двоє на завтра & валіза + кіт = 100%?\nОлена 0671234567';
/** Another app, as far as a browser shows it. */
const MESSENGER = 'http://messenger.test/';
const TITLE = 'Par Club як застосунок';
const DAY = 24 * 60 * 60_000;

interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: Record<'title' | 'text' | 'url', string>;
}

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
  share_target: ShareTarget;
}

async function manifestOf(page: Page): Promise<Manifest> {
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(String(link));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  return answer.json();
}

type Shared = Partial<Record<'title' | 'text' | 'url', string>>;

/** Sends what Android sends for a text that is shared with the installed app: a form, from no page of the product. */
async function send(page: Page, { action, method, enctype, params }: ShareTarget, shared: Shared) {
  const target = new URL(action, page.url()).href;
  const fields = Object.entries(shared).map(
    ([name, value]) => [params[name as keyof Shared], value] as const,
  );
  await page.route(MESSENGER, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' }),
  );
  await page.goto(MESSENGER);
  const form = { target, method, enctype, fields };
  await page.evaluate(({ target: address, method: way, enctype: kind, fields: all }) => {
    const made = Object.assign(document.createElement('form'), {
      action: address,
      method: way,
      enctype: kind,
    });
    for (const [name, value] of all)
      made.append(Object.assign(document.createElement('textarea'), { name, value }));
    document.body.append(made);
    made.submit();
  }, form);
  await expect(page).toHaveURL('/parex');
}

async function share(page: Page, shared: Shared): Promise<void> {
  const { share_target } = await manifestOf(page);
  // Nothing is installed without it.
  await isKept(page);
  await send(page, share_target, shared);
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: CONNECTION_LOST });

  test('a browser finds everything that it needs to install the product, and every icon, of the size that the manifest says', async ({
    page,
    context,
  }) => {
    await page.goto('/parex');
    await expectIcons(page);
    await isKept(page);
    const browser = await context.newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A browser under test keeps nothing, which is the one thing it has against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });

  test('[F-S23] a shared message does not leave the device on its way into Parex, nor stand in an address', async ({
    page,
    context,
  }) => {
    await page.goto('/parex');
    // The manifest is asked for before the connection is cut.
    const { share_target } = await manifestOf(page);
    expect(share_target.method).toBe('POST');
    await isKept(page);
    await context.setOffline(true);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).search));
    for (const text of [MESSAGE, '#a=b&text=c?%D0', 'Ї'.repeat(300)]) {
      await send(page, share_target, { text });
      await expect(page.getByRole('textbox')).toHaveValue(text);
    }
    expect(asked.filter((search) => /(?:title|text|url)=/.test(search))).toEqual([]);
  });

  test('a shared message is in the box, and no longer in the address', async ({ page }) => {
    await page.goto('/');
    await share(page, { title: 'Viber', text: MESSAGE, url: 'https://maps.app/1' });
    await expect(page.getByRole('textbox')).toHaveValue(`${MESSAGE}\nhttps://maps.app/1`);
    await expect(page).toHaveURL('/parex');
    await expect(toasts(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue(`${MESSAGE}\nhttps://maps.app/1`);
    await page.goBack();
    await expect(page).toHaveURL(MESSENGER);
    await page.goForward();
    await expect(page).toHaveURL('/parex');
  });

  test('[X-06] a shared message is cut at 300 characters, and a text that it replaces can be taken back', async ({
    page,
    say,
  }) => {
    await page.goto('/parex');
    await page.getByRole('textbox').fill('Моє власне повідомлення');
    await share(page, { text: 'ї'.repeat(301) });
    await expect(page.getByRole('textbox')).toHaveValue('ї'.repeat(300));
    await expect(page.getByText(say('parex.cut', { limit: 300 }))).toBeVisible();
    await toastShown(page, say('parex.shared.replaced'));
    await page.getByRole('button', { name: say('parex.undo') }).click();
    await expect(page.getByRole('textbox')).toHaveValue('Моє власне повідомлення');
  });
});

test('[F-S23] what is shared where no worker takes it is not lost in silence', async ({ page, say }) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill('Моє власне повідомлення');
  await send(page, (await manifestOf(page)).share_target, { text: MESSAGE });
  await toastShown(page, say('parex.shared.lost'));
  await expect(page.getByRole('textbox')).toHaveValue('Моє власне повідомлення');
});

async function expectIcons(page: Page): Promise<void> {
  const { icons } = await manifestOf(page);
  const touchIcon = String(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href'));
  const all = [...icons, { src: touchIcon, sizes: '180x180', type: 'image/png' }];
  for (const { src, sizes, type } of all) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    const bytes = await answer.body();
    // Width and height stand in a PNG's first block.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
}

test('shortcuts open the tools, and the installed app starts with the one that was used last', async ({
  page,
}) => {
  await page.goto('/parex');
  const { shortcuts, start_url } = await manifestOf(page);
  await page.goto(start_url);
  await expect(page).toHaveURL('/parex');
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('parclub.last_tool'))).toBe(url);
  }
  await page.goto(start_url);
  await expect(page).toHaveURL('/parendar');
});

function standOnDay(page: Page, day: number): Promise<void> {
  return page.clock.setFixedTime(Date.parse('2025-11-21T10:00:00Z') + day * DAY);
}

/** Opens Parex on these days, and sees that each is counted. */
async function openOnDays(page: Page, ...days: number[]): Promise<void> {
  for (const day of days) {
    await standOnDay(page, day);
    await page.goto('/parex');
    const counted = () => page.evaluate(() => localStorage.getItem('parclub.days_of_use'));
    await expect.poll(counted).toContain(` ${day}`);
  }
}

/** What Chromium does when it finds the product worth it; its own question is not there under test. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = 'yes';
      },
    });
    dispatchEvent(offer);
  });
}

test('who comes back for the third day is offered to install, once', async ({ page }) => {
  await openOnDays(page, 1, 2);
  await offerInstallation(page);
  const hint = page.getByRole('complementary', { name: TITLE });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await openOnDays(page, 3);
  await expect(hint).toHaveCount(0);
  await offerInstallation(page);
  await hint.getByRole('button', { name: 'Встановити' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(hint).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await expect(hint).toHaveCount(0);
});

test('an offer that comes before what could show it is not missed', async ({ page }) => {
  await openOnDays(page, 1, 2);
  await standOnDay(page, 3);
  const { promise: isOffered, resolve: offered } = Promise.withResolvers<void>();
  await page.route('**/assets/remembered-account-*.js', async (route) => {
    await isOffered;
    await route.continue();
  });
  await page.goto('/parex');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  offered();
  await page.getByRole('complementary', { name: TITLE }).getByRole('button', { name: 'Встановити' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
});

test('after a refusal in the hint the keyboard goes on in the page', async ({ page }) => {
  await openOnDays(page, 1, 2, 3);
  await offerInstallation(page);
  const hint = page.getByRole('complementary', { name: TITLE });
  await hint.getByRole('button', { name: 'Ні, дякую' }).focus();
  await page.keyboard.press('Enter');
  await expect(hint).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('the hint says how, stays away from a client’s page, and does not come back', async ({ page }) => {
    await openOnDays(page, 1, 2, 3);
    const hint = page.getByRole('complementary', { name: TITLE });
    await expect(hint).toContainText('«На початковий екран»');
    await expect(hint.getByRole('button', { name: 'Встановити' })).toHaveCount(0);
    await page.goto('/parloc/driver/demo');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.goto('/parloc');
    await hint.getByRole('button', { name: 'Зрозуміло' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('parclub.install_hint'))).toBe('yes');
    await expect(hint).toHaveCount(0);
  });
});
