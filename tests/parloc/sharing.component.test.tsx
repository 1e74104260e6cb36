import { toast } from 'sonner';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { holdClipboard, openAgain, toastShown, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu } from '../kit/components/header.ts';
import { expectItem, openReadyDriver, say, standAt } from './pages.ts';
import { KYIV, MINUTE } from './places.ts';

const shareButton = page.getByRole('button', { name: say('parloc.share.now') });
const hideButton = page.getByRole('button', { name: say('parloc.share.hide') });

// Toasts outlive the page, and would be those of the next test.
afterEach(() => void toast.dismiss());

test('[D-02] [D-07] one press shows the place to clients, and the page says so', async () => {
  await standAt(KYIV);
  const phone = await openReadyDriver();
  await expect.element(page.getByText(say('parloc.share.never'))).toBeVisible();
  await shareButton.click();
  await toastShown(say('parloc.share.done.show'));
  await expect.element(page.getByText(/^Востаннє:/)).toBeVisible();
  const map = page.getByRole('application', { name: say('map.label') });
  await expect.element(map).toBeVisible();
  expect(map.element().getBoundingClientRect().height).toBeGreaterThan(200);
  await expect.element(page.getByText(`/parloc/driver/${phone.slice(1)}`, { exact: false })).toBeVisible();
  await expectItem(phone, {
    url: 'https://maps.google.com/maps?q=50.4501,30.5234&z=15&output=embed',
    position: { latitude: KYIV.latitude, longitude: KYIV.longitude, accuracy: 8 },
  });
  const item = await commands.readItem(phone);
  expect(item?.lastSharedTime).toBe(document.querySelector('time')?.dateTime);
});

test('[D-02] [D-07] the link is copied, sent where the device can send it, and shown as a code', async () => {
  await holdClipboard();
  const sent: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void sent.push(data),
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const phone = await openReadyDriver();
  const link = `${location.origin}/parloc/driver/${phone.slice(1)}`;
  await page.getByRole('button', { name: say('parloc.link.share') }).click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ url: link })]);
  expect(sent[0]?.text).toMatch(/Mercedes Sprinter, AA 1234 BB/);

  await page.getByRole('button', { name: say('parloc.link.copy') }).click();
  await toastShown(say('parloc.link.copied'));
  expect(await navigator.clipboard.readText()).toBe(link);
  await page.getByRole('button', { name: say('parloc.link.qr') }).click();
  await expect.element(page.getByRole('dialog').getByRole('img', { name: link })).toBeVisible();
});

test('[D-07] [D-08] [F-R8] in English, each step says what it did in the words of the requirements', async () => {
  await holdClipboard();
  await commands.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
  await commands.setGeolocation({ ...KYIV, accuracy: 8 });
  localStorage.setItem('app_locale', 'en');
  await openReadyDriver();
  const share = page.getByRole('button', { name: 'Share my location' });
  await share.click();
  await toastShown('Location updated');
  await page.getByRole('button', { name: 'Copy' }).click();
  await toastShown('Link copied');
  await commands.grantPermissions([]);
  await share.click();
  await toastShown('error getting coordinates');
  await expect.element(page.getByText(/^This site isn’t allowed.*or take a phone\.$/)).toBeVisible();
});

test('[D-02] a device that cannot send a link does not offer that', async () => {
  const share = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  onTestFinished(() => void (share && Object.defineProperty(Navigator.prototype, 'share', share)));
  await openReadyDriver();
  await expect.element(page.getByRole('button', { name: say('parloc.link.copy') })).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('parloc.link.share') })).not.toBeInTheDocument();
});

test('[D-08] a browser that may not tell the place says so, and how to allow it; live sharing does not begin', async () => {
  await commands.grantPermissions([]);
  const phone = await openReadyDriver();
  for (const press of [shareButton, page.getByRole('button', { name: say('parloc.live.hour') })]) {
    await press.click();
    await toastShown(say('parloc.share.noPosition'));
    await expect.element(page.getByText(say('parloc.share.allow'))).toBeVisible();
    await expect.element(shareButton).toBeVisible();
  }
  await expectItem(phone, { url: '' });
});

test('[F-U14] on a phone, the way to allow it does not lead to a phone', async () => {
  await commands.grantPermissions([]);
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  );
  await openReadyDriver();
  await shareButton.click();
  await expect.element(page.getByText(say('parloc.share.allowOnPhone'))).toBeVisible();
});

test('[F-U14] a place that could not be found is looked for again by one press on what says so', async () => {
  await commands.grantPermissions([]);
  const phone = await openReadyDriver();
  await shareButton.click();
  await toastShown(say('parloc.share.noPosition'));
  await standAt(KYIV);
  await page.getByRole('button', { name: say('parloc.share.again') }).click();
  await expectItem(phone, { position: { latitude: KYIV.latitude } });
});

test('[F-U14] on a phone, the link and what clients see come without scrolling, below a button of one line', async () => {
  await page.viewport(390, 844);
  const phone = await openReadyDriver({});
  const opens = page.getByRole('link', { name: say('parloc.link.opensTab') });
  await expect.element(opens).toHaveAttribute('href', `${location.origin}/parloc/driver/${phone.slice(1)}`);
  for (const part of [opens, page.getByRole('button', { name: say('parloc.link.copy') })]) {
    expect(part.element().getBoundingClientRect().bottom).toBeLessThan(844);
  }
  const words = document.createRange();
  words.selectNodeContents(shareButton.element());
  expect(new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 20))).size).toBe(1);
});

test('[F-U14] a place is shown for another day by one press', async () => {
  const phone = await openReadyDriver({ age: 20 * 60 * MINUTE });
  await standAt(KYIV);
  const endOf = async () => Object.values(await commands.readPlaces(phone))[0]?.endsAt as number;
  const end = await endOf();
  await page.getByRole('button', { name: say('parloc.share.extend') }).click();
  await toastShown(say('parloc.share.done.show'));
  await expect.poll(endOf).toBeGreaterThan(end + 19 * 60 * MINUTE);
});

test('[D-08] on an iPhone, the way to allow it is another', async () => {
  await commands.grantPermissions([]);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  );
  await openReadyDriver();
  await shareButton.click();
  await expect.element(page.getByText(say('parloc.share.allowOnApple'))).toBeVisible();
});

const deaf: [what: string, prepare: () => Promise<void>][] = [
  [
    'does not know its place',
    async () => {
      // Without coordinates: the position is unavailable.
      await cdp().send('Emulation.setGeolocationOverride', {});
      onTestFinished(async () => void (await cdp().send('Emulation.clearGeolocationOverride')));
    },
  ],
  [
    'has no way to tell its place',
    async () => {
      const geolocation = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation') ?? {};
      Reflect.deleteProperty(Navigator.prototype, 'geolocation');
      onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'geolocation', geolocation));
    },
  ],
  [
    'is too slow to tell its place',
    async () => {
      // The browser's own time runs out, at once instead of after twenty seconds.
      const { getCurrentPosition } = Geolocation.prototype;
      vi.spyOn(Geolocation.prototype, 'getCurrentPosition').mockImplementation(function hurried(
        this: Geolocation,
        found,
        failed,
        options,
      ) {
        const late = (error: GeolocationPositionError) => error.code === error.TIMEOUT && failed?.(error);
        getCurrentPosition.call(this, found, late, { ...options, timeout: 0 });
      });
    },
  ],
];
for (const [what, prepare] of deaf) {
  test(`[D-08] a device that ${what} suggests another phone`, async () => {
    await standAt(KYIV);
    await prepare();
    const phone = await openReadyDriver();
    await shareButton.click();
    await toastShown(say('parloc.share.noPosition'));
    await expect.element(page.getByText(say('parloc.share.tryPhone'))).toBeVisible();
    await expectItem(phone, { url: '' });
  });
}

test('[L-04] [F-U6] [F-U9] says until when clients see the place, and hides it by a button above the map', async () => {
  await standAt(KYIV);
  const phone = await openReadyDriver();
  await expect.element(hideButton).not.toBeInTheDocument();
  await shareButton.click();
  // Most of the time the end is tomorrow, and its day is told as well.
  await expect.element(page.getByText(/^Клієнти бачать це місце до \d\d:\d\d(, \d+ \S+)?$/)).toBeVisible();
  const map = page.getByRole('application', { name: say('map.label') });
  await expect.element(map).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(hideButton.element())).toBeLessThan(topOf(map.element()));
  await hideButton.click();
  await toastShown(say('parloc.share.done.hide'));
  await expectItem(phone, { url: '' });
  await expect.element(page.getByText(/^Трансляцію завершено о \d\d:\d\d/)).toBeVisible();
  await expect.element(hideButton).not.toBeInTheDocument();
});

for (const [what, place] of [
  ['a place that nobody has shared again for a day', { age: 25 * 60 * MINUTE }],
  [
    'live sharing whose time has come while no page was open',
    { age: 3 * MINUTE, live: { state: 'on', until: new Date(Date.now() - 2 * MINUTE).toISOString() } },
  ],
  [
    'live sharing without an end that fell silent a day ago',
    { age: 25 * 60 * MINUTE, live: { state: 'on', until: '' } },
  ],
] as const) {
  test(`[L-04] [F-S3] ${what} has ended when the driver looks again, and the item keeps nothing of it`, async () => {
    const phone = await openReadyDriver(place);
    await expect.element(page.getByText(/^Трансляцію завершено о \d\d:\d\d/)).toBeVisible();
    await expectItem(phone, { url: '', lastSharedTime: '' });
    for (const field of ['position', 'live', 'endsAt'])
      expect(await commands.readItem(phone)).not.toHaveProperty(field);
    await expect.element(shareButton).toBeVisible();
    await expect.element(hideButton).not.toBeInTheDocument();
  });
}

test('[L-04] hiding happens by the function where the database refuses it', async () => {
  const phone = await openReadyDriver({});
  // No write of the driver's makes this an item that the rules allow.
  await commands.changeItem(phone, { email: 'olena@example.com' });
  await hideButton.click();
  await toastShown(say('parloc.share.done.hide'));
  await expectItem(phone, { url: '', lastSharedTime: '' });
  expect(Object.keys(localStorage).join()).not.toContain('parclub.owed_stop');
});

test('[L-04] who signs out while the device looks for its place leaves no place behind', async () => {
  const asked = Promise.withResolvers<PositionCallback>();
  vi.spyOn(Geolocation.prototype, 'getCurrentPosition').mockImplementation(asked.resolve);
  const phone = await openReadyDriver();
  await shareButton.click();
  const found = await asked.promise;
  await chooseInUserMenu(wordsOf(accountText, 'ua')('account.signOut'));
  await expect.poll(() => location.pathname).toBe('/parloc');
  found({ coords: { ...KYIV, accuracy: 8, heading: null, speed: null } } as GeolocationPosition);
  await openAgain();
  expect(Object.keys(localStorage).join()).not.toContain('parclub.parloc_outbox');
  await expectItem(phone, { url: '' });
});

test('a press that hides the place wins over one that still looks for it', async () => {
  await standAt(KYIV);
  const phone = await openReadyDriver({});
  const asked = Promise.withResolvers<() => void>();
  const { getCurrentPosition } = Geolocation.prototype;
  // The answer comes only when the test lets it.
  vi.spyOn(Geolocation.prototype, 'getCurrentPosition').mockImplementation(function held(
    this: Geolocation,
    ...args
  ) {
    asked.resolve(() => getCurrentPosition.call(this, ...args));
  });
  await shareButton.click();
  await expect.element(page.getByRole('button', { name: say('parloc.share.locating') })).toBeVisible();
  await hideButton.click();
  await expectItem(phone, { url: '', lastSharedTime: '' });
  expect(await commands.readItem(phone)).not.toHaveProperty('position');
  const answer = await asked.promise;
  answer();
  await expect.element(shareButton).toBeEnabled();
  await openAgain();
  await expect.element(page.getByText(say('parloc.share.hidden'))).toBeVisible();
  await expectItem(phone, { url: '' });
});
