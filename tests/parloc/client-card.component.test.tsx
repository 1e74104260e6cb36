import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { holdClipboard, openAgain, openApp, toastShown } from '../kit/components/app.tsx';
import { countListeners, holdFetches, openDriver, say, sayInEnglish } from './pages.ts';
import { CAR, KYIV, MINUTE, NAME } from './places.ts';

const map = () => page.getByRole('application');
const card = page.getByRole('article');
const WAYS_TO_WRITE = [
  ['Viber', 'viber://chat?number=%2B'],
  ['Telegram', 'https://t.me/+'],
  ['WhatsApp', 'https://wa.me/'],
  ['SMS', 'sms:+'],
] as const;
const LANGUAGES = [
  { language: 'ua', words: say, age: '12 хвилин тому', accuracy: 'точність 8 м' },
  { language: 'en', words: sayInEnglish, age: '12 minutes ago', accuracy: 'within 8 m' },
] as const;

// The first of the file: a page before it could still be asking for its driver.
test('[C-04] [CH-11] the demo driver shared two hours ago, in the chosen language, and no server is asked', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  await commands.beginCounting();
  await openApp('/parloc/driver/demo');
  await expect.element(card.getByRole('heading', { name: say('parloc.demo.name') })).toBeVisible();
  await expect.element(card.getByCss('time')).toHaveTextContent('2 години тому');
  await expect.element(card.getByCss('.leaflet-marker-icon')).toBeVisible();
  await expect.element(card.getByCss('.leaflet-tile-loaded').first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'OpenStreetMap' }))
    .toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');

  const same = card.element();
  await page.getByRole('link', { name: /Switch to English$/ }).click();
  await expect.element(card.getByCss('time')).toHaveTextContent('2 hours ago');
  await expect.element(card.getByRole('heading')).toHaveTextContent(sayInEnglish('parloc.demo.name'));
  await expect
    .element(card.getByCss('time'))
    .toHaveAttribute('title', expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}/));
  await expect.element(card).toMatchTextContent(/within \d+\sm/);
  expect(document.documentElement.lang).toBe('en-GB');
  expect(card.element()).toBe(same);

  expect(askedOfServers(fetched)).toEqual([]);
  expect((await commands.countTargets()).added).toBe(0);
  // For another driver one is asked, so that a question would have been heard.
  history.replaceState(null, '', '/parloc/driver/380670000000');
  await openAgain();
  await expect
    .element(page.getByRole('heading', { name: sayInEnglish('parloc.client.missing') }))
    .toBeVisible();
  expect(askedOfServers(fetched)).not.toEqual([]);
});

for (const { language, words, age, accuracy } of LANGUAGES) {
  test(`[C-01] in ${language}, a driver’s link shows that it loads, then name, car, call button, map and time`, async () => {
    const phone = await commands.seedDriver({ age: 12 * MINUTE });
    const letThrough = holdFetches();
    await openDriver(phone, { language });
    await expect.element(page.getByRole('status')).toHaveTextContent(words('parloc.client.loading'));
    letThrough();
    await expect.element(card.getByRole('heading', { name: NAME })).toBeVisible();
    await expect.element(card).toMatchTextContent(CAR);
    await expect
      .element(card.getByRole('link', { name: words('parloc.client.call') }))
      .toHaveAttribute('href', `tel:${phone}`);
    await expect.element(card.getByRole('application', { name: words('map.label') })).toBeVisible();
    await expect.element(card.getByCss('time')).toHaveTextContent(age);
    await expect.element(card).toMatchTextContent(accuracy);
    await expect
      .poll(() => document.title.replaceAll(/[\u2066-\u2069]/g, ''))
      .toBe(words('parloc.client.titleOf', { name: NAME }));
  });
}

test('[C-01] directions open in Google Maps or Waze, at the place', async () => {
  await openDriver(await commands.seedDriver());
  const place = `${KYIV.latitude},${KYIV.longitude}`;
  await expect
    .element(page.getByRole('link', { name: say('parloc.client.routeGoogle') }))
    .toHaveAttribute('href', `https://www.google.com/maps/dir/?api=1&destination=${place}`);
  await expect
    .element(page.getByRole('link', { name: say('parloc.client.routeWaze'), exact: false }))
    .toHaveAttribute('href', `https://waze.com/ul?ll=${place}&navigate=yes`);
});

for (const { language, words } of LANGUAGES) {
  test(`[L-10] in ${language}, one writes by Viber, Telegram, WhatsApp and SMS, with a text to begin with`, async () => {
    const phone = await commands.seedDriver();
    await openDriver(phone, { language });
    const viber = card.getByRole('link', { name: 'Viber' });
    await expect.element(card.getByText(words('parloc.client.write'))).toBeVisible();
    await expect.element(viber).not.toBeInTheDocument();
    await card.getByText(words('parloc.client.write')).click();
    for (const [name, scheme] of WAYS_TO_WRITE) {
      const link = card.getByRole('link', { name });
      await expect.element(link).toBeVisible();
      const href = link.element().getAttribute('href') ?? '';
      expect(href.slice(0, scheme.length)).toBe(scheme);
      expect(href).toContain(phone.slice(1));
      expect(decodeURIComponent(href)).toContain(words('parloc.client.draft'));
    }
  });
}

test('[L-10] one can write to a number that shows no place, too', async () => {
  await openDriver('+380990000002');
  await page.getByText(say('parloc.client.write')).click();
  await expect
    .element(page.getByRole('link', { name: 'SMS' }))
    .toHaveAttribute('href', expect.stringContaining('sms:+380990000002?'));
});

test('[C-01] a number that nobody has is told, and can be called even so', async () => {
  await openDriver('+380990000001');
  await expect.element(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.element(page.getByText('+380 99 000 00 01')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: say('parloc.client.call') }))
    .toHaveAttribute('href', 'tel:+380990000001');
});

test('[C-01] a link without a number says so, and asks nobody', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  await openApp('/parloc/driver/demo1');
  await expect.element(page.getByRole('heading', { name: say('parloc.client.wrong') })).toBeVisible();
  expect(askedOfServers(fetched)).toEqual([]);
});

test('[C-03] any spelling of the phone in the link leads to the same driver', async () => {
  const phone = await commands.seedDriver();
  const own = phone.slice('+380'.length);
  const spaced = own.replace(/^(..)(...)(..)(..)$/, '$1 $2-$3-$4');
  await openApp('/parloc/driver/demo');
  for (const spelling of [`380${own}`, phone, `0${own}`, `80${own}`, `00380${own}`, own, `(0)${spaced}`]) {
    history.replaceState(null, '', `/parloc/driver/${encodeURIComponent(spelling)}`);
    // Else the card that was kept would be there before the answer.
    localStorage.clear();
    await openAgain();
    await expect.element(page.getByCss(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
  }
});

test('[F-U12] a browser that prefers another language is offered English in one line of it, and changes at once', async () => {
  const preferred = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  await openApp('/parloc/driver/demo');
  const offer = page.getByRole('link', { name: 'Read this page in English' });
  await expect.element(card.getByRole('heading')).toHaveTextContent(say('parloc.demo.name'));
  await expect.element(offer).toHaveAttribute('href', '?lang=en');
  await offer.click();
  await expect.element(card.getByRole('heading')).toHaveTextContent(sayInEnglish('parloc.demo.name'));
  await expect.element(offer).not.toBeInTheDocument();
  await openAgain();
  await expect.element(card.getByRole('heading')).toHaveTextContent(sayInEnglish('parloc.demo.name'));

  localStorage.removeItem('app_locale');
  preferred.mockReturnValue('uk-UA');
  await openAgain();
  await expect.element(card.getByRole('heading')).toHaveTextContent(say('parloc.demo.name'));
  await expect.element(offer).not.toBeInTheDocument();
});

test('[F-U11] the demo says that it is an example, and its buttons call and write to nobody', async () => {
  await openApp('/parloc/driver/demo');
  await expect.element(card.getByText(say('parloc.demo.example'), { exact: true })).toBeVisible();
  await expect.element(card.getByText(say('parloc.demo.note'))).toBeVisible();
  await expect.element(card.getByText(say('parloc.client.stale'))).not.toBeInTheDocument();
  for (const action of ['call', 'write'] as const) {
    await openAgain();
    const nobody = card.getByText(say('parloc.demo.nobody'));
    await expect.element(nobody).not.toBeInTheDocument();
    await card.getByRole('button', { name: say(`parloc.client.${action}`) }).click();
    await expect.element(nobody).toBeVisible();
  }
  for (const scheme of ['tel', 'sms', 'viber'])
    await expect.element(page.getByCss(`a[href^="${scheme}:"]`)).not.toBeInTheDocument();
});

test('[C-05] the tool’s page shows a demo driver with a link to copy, and what a client sees', async () => {
  await holdClipboard();
  const fetched = vi.spyOn(window, 'fetch');
  await openApp('/parloc');
  await expect.element(page.getByRole('heading', { level: 1, name: say('parloc.title') })).toBeVisible();
  const driver = page.getByRole('region', { name: say('parloc.demo.driverTitle') });
  await expect.element(driver).toMatchTextContent(say('parloc.demo.name'));
  await driver.getByRole('button', { name: say('parloc.demo.copy') }).click();
  await toastShown('Скопійовано!');
  const link = await navigator.clipboard.readText();
  expect(link).toBe(`${location.origin}/parloc/driver/demo`);

  const client = page.getByRole('region', { name: say('parloc.demo.clientTitle') });
  await expect
    .element(client.getByRole('article').getByRole('heading'))
    .toHaveTextContent(say('parloc.demo.name'));
  await expect.element(client.getByCss('time')).toHaveTextContent('2 години тому');
  map().element().scrollIntoView();
  await expect.element(client.getByCss('.leaflet-marker-icon')).toBeVisible();
  expect(askedOfServers(fetched)).toEqual([]);
});

test('no listener is left when the page is left', async () => {
  const listeners = await countListeners();
  await openDriver(await commands.seedDriver());
  await listeners.until(1);
  await cleanup();
  await listeners.until(0);
});

test('ten drivers one after the other leave one listener, for the one that is shown', async () => {
  const phones = await Promise.all(Array.from({ length: 10 }, () => commands.seedDriver()));
  const listeners = await countListeners();
  await openApp('/parloc/driver/demo');
  for (const [index, phone] of phones.entries()) {
    history.replaceState(null, '', `/parloc/driver/${phone.slice(1)}`);
    await openAgain();
    await expect.element(page.getByCss(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect.poll(async () => (await commands.countTargets()).added).toBe(index + 1);
  }
  await listeners.until(1);
});

function askedOfServers(fetched: { mock: { calls: Parameters<typeof fetch>[] } }): string[] {
  return fetched.mock.calls
    .map(([address]) => String(address))
    .filter((url) => url.includes('/documents') || url.startsWith('/call/'));
}
