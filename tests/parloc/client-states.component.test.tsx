import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { firestore } from '../../web/src/firebase/database.ts';
import { openApp } from '../kit/components/app.tsx';
import { countListeners, LANGUAGES, openDriver, say, sayInEnglish, untilLive, withTime } from './pages.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededPlace } from './places.ts';

const live = { state: 'on', until: '' } as const;
const map = page.getByRole('application');
const status = page.getByRole('status');
const callButton = page.getByRole('link', { name: say('parloc.client.call') });

const BADGES = ['live', 'silent', 'paused', 'stale'] as const;
type Badge = (typeof BADGES)[number] | null;
type Sentence = 'liveSaid' | 'silentSaid' | 'pausedSaid' | 'staleLiveSaid' | 'staleOnceSaid' | 'onceSaid';

const paused = { state: 'paused', until: '' } as const;
/** Each differs from the one before in what is said of it or in its badge. */
const states: [place: SeededPlace, badge: Badge, sentence: Sentence][] = [
  [{ age: 60 * MINUTE }, 'stale', 'staleOnceSaid'],
  [{ age: 59 * MINUTE }, null, 'onceSaid'],
  [{ live, age: 5 * MINUTE }, 'stale', 'staleLiveSaid'],
  [{ live: paused, age: 5 * MINUTE }, 'stale', 'pausedSaid'],
  [{ live: paused, age: 2 * MINUTE }, 'paused', 'pausedSaid'],
  [{ live, age: 75_000 }, 'silent', 'silentSaid'],
  [{ live, age: 1000 }, 'live', 'liveSaid'],
  [{ age: 1000 }, null, 'onceSaid'],
];

test('[L-04] [F-U6] what is said of a place, and its badge, go by its age and by whether it is live, silent or paused', async () => {
  const phone = await commands.seedDriver(states[0]?.[0]);
  await openDriver(phone);
  await untilLive(phone, states[0]?.[0]);
  for (const [place, badge, sentence] of states) {
    await commands.changeDriver(phone, 'share', place);
    await expect.element(status).toHaveTextContent(say(`parloc.client.${sentence}`));
    for (const word of BADGES) {
      const shown = page.getByText(say(`parloc.client.${word}`), { exact: true });
      await expect.element(shown).toHaveLength(word === badge ? 1 : 0);
    }
  }
});

test('[F-U7] without a connection one thing is said, and not that the place updates by itself', async () => {
  await openDriver(await commands.seedDriver({ live, age: 1000 }));
  await expect.element(status).toHaveTextContent(say('parloc.client.liveSaid'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.poll(() => status.element().textContent).toBe(say('parloc.client.lostSaid'));
});

test('[F-C9] [F-U7] a place that has ended is said to have ended, with a connection or without', async () => {
  const phone = await commands.seedDriver();
  await commands.changeDriver(phone, 'stop');
  const { stoppedAt } = (await commands.readItem(phone)) ?? {};
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  const ended = withTime(say, 'parloc.client.ended', Date.parse(stoppedAt));
  await expect.element(status).toMatchTextContent(ended);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(say('parloc.client.lost'), { exact: true })).toBeVisible();
  expect(status.element().textContent).toMatch(ended);
});

for (const { words, about } of [
  { words: say, about: 'приблизно, у межах 3,2 км' },
  { words: sayInEnglish, about: 'about, within 3.2 km' },
] as const) {
  test(`[F-U23] a place that is known to the kilometre is “${about}”, and its circle is all on the map`, async () => {
    const language = words === say ? 'ua' : 'en';
    await openDriver(await commands.seedDriver({ accuracy: 3200 }), { language });
    await expect.element(page.getByText(about)).toBeVisible();
    await expect.element(page.getByCss('.leaflet-overlay-pane path')).toBeVisible();
    const [circle, box] = [page.getByCss('.leaflet-overlay-pane path'), map].map((each) =>
      each.element().getBoundingClientRect(),
    );
    if (!circle || !box) throw new Error('There is no map');
    expect(circle.width).toBeGreaterThan(60);
    expect(circle.left).toBeGreaterThan(box.left);
    expect(circle.right).toBeLessThan(box.right);
    expect(circle.top).toBeGreaterThan(box.top);
    expect(circle.bottom).toBeLessThan(box.bottom);
  });
}

for (const { language, words } of LANGUAGES) {
  test(`[F-C9] [L-04] [F-U6] in ${language}, live sharing says until when, ends before one’s eyes, and says when that was`, async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
    const end = Date.now() + 10 * MINUTE;
    const phone = await commands.seedDriver({ live: { state: 'on', until: new Date(end).toISOString() } });
    await openDriver(phone, { language });
    const ended = withTime(words, 'parloc.client.ended', end);
    await expect.element(page.getByText(withTime(words, 'parloc.client.liveUntil', end))).toBeVisible();
    const until = page.getByText(withTime(words, 'parloc.client.until', end));
    await expect.element(until).not.toBeInTheDocument();
    await expect.element(map).toBeVisible();

    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await expect.element(status).toMatchTextContent(ended);
    await expect.element(page.getByText(ended)).toBeVisible();
    await expect.element(page.getByText(words('parloc.client.waitHint'))).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: words('parloc.client.routeGoogle') }))
      .not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: words('parloc.client.call') }))
      .toHaveAttribute('href', `tel:${phone}`);
    for (const word of BADGES) {
      const shown = page.getByText(words(`parloc.client.${word}`), { exact: true });
      await expect.element(shown).not.toBeInTheDocument();
    }
    expect(document.documentElement.outerHTML).not.toContain(String(KYIV.latitude));
  });
}

test('[F-C9] the page goes by the clock of what drives the tests, whatever it says', async () => {
  const began = Date.now();
  const { lastSharedTime } = (await commands.readItem(await commands.seedDriver())) ?? {};
  // A browser rounds its time.
  expect(Date.parse(lastSharedTime)).toBeGreaterThan(began - 1000);
  expect(Date.parse(lastSharedTime)).toBeLessThan(Date.now() + 1000);
});

test('[F-C9] [L-04] live sharing by a link that ends before it says until when that link shows it', async () => {
  const endsAt = Date.now() + 40 * MINUTE;
  await openDriver(await commands.seedDriver({ live: { state: 'on', until: inAnHour() }, endsAt }));
  await expect.element(page.getByText(withTime(say, 'parloc.client.liveUntil', endsAt))).toBeVisible();
});

const inAnHour = () => new Date(Date.now() + 60 * MINUTE).toISOString();
const shownUntil: [name: string, place: SeededPlace][] = [
  ['a place that was shared once', {}],
  ['a place that is long out of date', { age: 90 * MINUTE }],
  ['a live place without a chosen end', { live }],
  ['a paused place', { live: { state: 'paused', until: inAnHour() } }],
  ['a live place without news', { live: { state: 'on', until: inAnHour() }, age: 2 * MINUTE }],
];
for (const [index, [name, place]] of shownUntil.entries()) {
  const { language, words } = LANGUAGES[index % 2 === 0 ? 0 : 1];
  test(`[F-C9] [L-04] in ${language}, clients read until when they see ${name}`, async () => {
    const endsAt = Date.now() + 40 * MINUTE;
    await openDriver(await commands.seedDriver({ ...place, endsAt }), { language });
    const until = withTime(words, 'parloc.client.until', endsAt);
    await expect.element(page.getByRole('article').getByText(until)).toBeVisible();
  });
}

test('[F-C9] [L-04] [C-02] a page that reconnects after the end still says it, and shows the next place by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  const phone = await commands.seedDriver();
  await openDriver(phone);
  await expect.element(map).toBeVisible();
  await untilLive(phone);
  const endsAt = Date.now() + 10 * MINUTE;
  await commands.changeDriver(phone, 'share', { endsAt });
  await expect.element(page.getByText('точність 8 м')).toBeVisible();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const ended = withTime(say, 'parloc.client.ended', endsAt);
  await expect.element(status).toMatchTextContent(ended);

  const warned = vi.spyOn(console, 'warn');
  await disableNetwork(firestore);
  // By the server's clock as well.
  await commands.changeDriver(phone, 'share', { endsAt: endsAt - 11 * MINUTE });
  await enableNetwork(firestore);
  await expect.poll(() => warned.mock.calls.flat()).toContain('Database subscribe failed: permission-denied');
  await expect.element(status).toMatchTextContent(ended);
  await commands.changeDriver(phone, 'share', { accuracy: 44 });
  await expect.element(page.getByText('точність 44 м')).toBeVisible();
  await expect.element(map).toBeVisible();
  await untilLive(phone);
});

test('[L-04] live sharing falls silent and becomes stale before one’s eyes, and each is said once', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  const phone = await commands.seedDriver({ live, age: 30_000 });
  await openDriver(phone);
  await expect.element(status).toHaveTextContent(say('parloc.client.liveSaid'));
  const said: string[] = [];
  new MutationObserver(() => said.push(status.element().textContent)).observe(status.element(), {
    childList: true,
    subtree: true,
    characterData: true,
  });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(status).toHaveTextContent(say('parloc.client.silentSaid'));
  await expect.element(page.getByText(say('parloc.client.live'), { exact: true })).not.toBeInTheDocument();
  expect(said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  await expect.element(status).toHaveTextContent(say('parloc.client.staleLiveSaid'));
  expect(said).toHaveLength(2);
});

test('[F-C9] [C-02] [L-01] a driver who has not shared yet shows no place, then the first one, until the driver hides it', async () => {
  const phone = await commands.seedDriver(null);
  await openDriver(phone);
  await expect.element(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
  await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  await expect.element(callButton).toHaveAttribute('href', `tel:${phone}`);

  await commands.changeDriver(phone, 'share', { live });
  await expect.element(map).toBeVisible();
  await untilLive(phone, { live });
  await expect.element(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();

  await commands.changeDriver(phone, 'stop');
  const { stoppedAt } = (await commands.readItem(phone)) ?? {};
  await expect
    .element(status)
    .toMatchTextContent(withTime(say, 'parloc.client.ended', Date.parse(stoppedAt)));
  await expect.element(map).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: say('parloc.client.routeGoogle') }))
    .not.toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toContain(String(KYIV.latitude));
});

/** Holds back what the page waits that long for, in milliseconds. @returns what it has waited for, and how to end it */
function holdWaits(delays: readonly number[]): { delay: number; end: () => void }[] {
  const { setTimeout } = window;
  const waits: { delay: number; end: () => void }[] = [];
  const hold = (end: () => void, delay = 0, ...more: unknown[]) => {
    if (!delays.includes(delay)) return setTimeout(end, delay, ...more);
    waits.push({ delay, end });
    return 0;
  };
  vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout);
  return waits;
}

/** The page is covered, or seen again. */
function cover(isCovered: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isCovered });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[C-02] a page that is shown no place asks less and less often, not while nobody sees it, and at once when it is seen again', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  const delays = [10_000, 20_000, 40_000, 60_000, 60_000];
  const waits = holdWaits(delays);
  const fetched = vi.spyOn(window, 'fetch');
  const asked = () => fetched.mock.calls.filter(([address]) => address === '/call/findPlace').length;
  const phone = await commands.seedDriver(null);
  await openDriver(phone);
  for (const index of delays.keys()) {
    await expect.poll(() => waits.map(({ delay }) => delay)).toEqual(delays.slice(0, index + 1));
    expect(asked()).toBe(index + 1);
    if (index < delays.length - 1) waits[index]?.end();
  }
  cover(true);
  waits.at(-1)?.end();
  expect(asked()).toBe(delays.length);
  await commands.changeDriver(phone, 'share');
  expect(asked()).toBe(delays.length);
  cover(false);
  await expect.element(map).toBeVisible();
  expect(asked()).toBe(delays.length + 1);
});

test('[C-02] a driver who is gone while the page is open is told, and nobody listens any more', async () => {
  const listeners = await countListeners();
  const phone = await commands.seedDriver();
  await openDriver(phone);
  await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.element(page.getByText(CAR)).toBeVisible();
  await untilLive(phone);
  await commands.changeDriver(phone, 'remove');
  await expect.element(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await listeners.until(0);
});
