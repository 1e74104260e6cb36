import type { BrowserContext } from '@playwright/test';
import { BROWSER_ARGS } from '../../local/machine/browser.ts';
import { expect, test } from '../kit/browser.ts';
import { emulatorPorts } from '../kit/emulators.ts';

const SERVICE = 'https://www.googletagmanager.com/gtag/js';
const COLLECT = 'https://www.google-analytics.com/g/collect';
const DEPLOYMENT = 'par-club.test';

// A name that leads to this machine stands for a deployment; the service itself is not reached.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${DEPLOYMENT} 127.0.0.1`] }),
  // A name without https is no place for the isolation header.
  expectedComplaints: /Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/,
});

/**
 * Google's tag as its enhanced measurement makes it, which a new property has switched on, and worse: it sends each
 * address, outbound link, form and change of the history that it sees, and reads around in the page above it.
 */
function greedyTag(collect: string): void {
  const said = (look: () => unknown) => {
    try {
      return String(look());
    } catch {
      return '';
    }
  };
  const send = (name: string, ...more: unknown[]) => {
    const page = [window, parent].flatMap((seen) => [
      said(() => seen.location.href),
      said(() => seen.document.title),
      said(() => seen.document.body.textContent),
      said(() => seen.document.referrer),
      said(() => [...seen.document.links].map(({ href }) => href)),
      said(() => JSON.stringify({ ...seen.localStorage, ...seen.sessionStorage })),
    ]);
    const body = JSON.stringify([...more, ...page]);
    fetch(`${collect}?en=${name}`, { method: 'POST', mode: 'no-cors', body }).catch(() => {});
  };
  for (const event of ['click', 'input', 'submit', 'popstate', 'hashchange', 'scroll'])
    addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a')?.href : '';
        send(event, link, target instanceof HTMLTextAreaElement ? target.value : '');
      },
      { capture: true },
    );
  history.pushState = new Proxy(history.pushState, {
    apply(change, self, states) {
      Reflect.apply(change, self, states);
      send('page_view');
    },
  });
  const commands = (window as unknown as { dataLayer: IArguments[] }).dataLayer;
  for (const command of commands) send('command', ...command);
  commands.push = (...added: IArguments[]) => {
    for (const command of added) send('command', ...command);
    return 0;
  };
}

/** Puts the greedy tag in the place of Google's. @returns what it sends from now on */
async function bringTag(context: BrowserContext): Promise<string[]> {
  const sent: string[] = [];
  const body = `(${greedyTag.toString()})(${JSON.stringify(COLLECT)})`;
  await context.route(`${SERVICE}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await context.route(`${COLLECT}*`, (route) => {
    sent.push(`${route.request().url()} ${route.request().postData()}`);
    return route.fulfill({ status: 204 });
  });
  return sent;
}

/** Whether an event has been sent. */
const has = (sent: string[], ...event: unknown[]) =>
  sent.some((text) => text.includes(JSON.stringify(['event', ...event]).slice(1, -1)));

test('[CH-14] [F-S17] events of buttons, forms, dialogs and calls go to the service of a deployment, and no message, link or address does', async ({
  page,
  context,
  say,
}) => {
  const origin = `http://${DEPLOYMENT}:${emulatorPorts().hosting}`;
  const sent = await bringTag(context);
  const isSent = (...event: unknown[]) => expect.poll(() => has(sent, ...event)).toBe(true);
  // What is pressed before the tag is asked for is not counted.
  const open = async (address: string) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(SERVICE));
    await page.goto(address);
    await asked;
  };
  await open(`${origin}/parex#${new URLSearchParams({ text: 'Олена 0671234567' })}`);
  await expect(page.getByRole('textbox')).toHaveValue('Олена 0671234567');

  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  const submit = page.getByRole('button', { name: say('parex.submit'), exact: true });
  await submit.click();
  await expect(dialog).toBeVisible();
  await isSent('button_click', { button: 'parex-columns' });
  await isSent('modal_open', { modal: 'parex-columns' });
  await isSent('form_submit', { form: 'parex' });
  await isSent('api_success', { call: 'extractRows' });

  // A call that fails is an event with its reason.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('parclub.openai_api_key', 'sk-test-401'));
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  await submit.click();
  await expect(page.getByText(say('failure.invalid-api-key', { provider: 'OpenAI' }))).toBeVisible();
  await isSent('api_error', { call: 'extractRows', reason: 'invalid-api-key' });

  // Links as a driver and a dispatcher press them, and a change of the address.
  for (const address of [
    'tel:+380671234567',
    'viber://forward?text=/seat/secretSecretSecret1',
    'https://wa.me/380671234567?text=Олена',
    'https://www.google.com/maps/dir/?api=1&destination=50.4501,30.5234',
  ]) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { id: 'pressed', href, textContent: 'link' });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        link.remove();
        history.pushState(null, '', `/parex?from=${encodeURIComponent(href)}`);
      });
      document.body.append(link);
    }, address);
    await page.locator('#pressed').press('Enter');
    await expect(page.locator('#pressed')).toHaveCount(0);
  }
  // The landing page, a document of its own, counts as well.
  await open(`${origin}/?phone=380671234567`);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await isSent('button_click', { button: 'language' });
  const all = sent.join('\n');
  expect(all).toContain(`"page_location":"${origin}/parex"`);
  expect(all).not.toMatch(
    /Олена|%D0%9E|Мельник|671234567|secretSecret|wa\.me|tel:|viber|50\.45|sk-test|from=|phone=/,
  );
});

test('[F-S17] nothing is counted on the pages of links', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  // A stop that is owed is delivered by what loads last, where the pages that are counted begin to count.
  const stop = { stopKey: 'key', pressedAt: new Date().toISOString(), storedAt: Date.now() };
  await page.addInitScript((owed) => {
    localStorage.setItem('parclub.owed_stop.nobody', JSON.stringify(owed));
  }, stop);
  for (const link of [
    '/parloc/driver/demo',
    '/trip/unknownSecret0000000000',
    '/seat/unknownSecret0000000000',
  ]) {
    const delivered = page.waitForRequest('**/call/stopSharing');
    await page.goto(`http://${DEPLOYMENT}:${emulatorPorts().hosting}${link}`);
    await delivered;
  }
  expect(asked.filter((url) => /googletagmanager|google-analytics|\/count\?/.test(url))).toEqual([]);
});

for (const host of ['localhost', '127.0.0.1']) {
  test(`[CH-14] nothing is loaded or kept to be sent on ${host}`, async ({ page, say }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`http://${host}:${emulatorPorts().hosting}/parex`);
    await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set([host]));
    expect(asked.filter((url) => url.includes('/count?'))).toEqual([]);
  });
}
