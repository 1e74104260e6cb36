import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { firestore } from '../../web/src/firebase/database.ts';
import { openApp } from '../kit/components/app.tsx';
import { countListeners, openDriver, say, sayInEnglish, untilLive } from './pages.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededPlace } from './places.ts';

const live = { state: 'on', until: '' } as const;
const map = page.getByRole('application');
const status = page.getByRole('status');
const callButton = page.getByRole('link', { name: say('parloc.client.call') });

const BADGES = ['live', 'silent', 'paused', 'stale'] as const;
type Badge = (typeof BADGES)[number] | null;
type Sentence = 'liveSaid' | 'silentSaid' | 'pausedSaid' | 'staleLiveSaid' | 'staleOnceSaid' | 'onceSaid';

const states: [name: string, place: SeededPlace, badge: Badge, sentence: Sentence][] = [
  ['just shared', { age: 1000 }, null, 'onceSaid'],
  ['shared 59 minutes ago', { age: 59 * MINUTE }, null, 'onceSaid'],
  ['shared an hour ago', { age: 60 * MINUTE }, 'stale', 'staleOnceSaid'],
  ['live', { live, age: 1000 }, 'live', 'liveSaid'],
  ['[L-04] [F-U6] live, silent for 75 seconds', { live, age: 75_000 }, 'silent', 'silentSaid'],
  ['live, silent for five minutes', { live, age: 5 * MINUTE }, 'stale', 'staleLiveSaid'],
  ['paused', { live: { state: 'paused', until: '' }, age: 2 * MINUTE }, 'paused', 'pausedSaid'],
  [
    'paused for five minutes',
    { live: { state: 'paused', until: '' }, age: 5 * MINUTE },
    'stale',
    'pausedSaid',
  ],
];

for (const [name, place, badge, sentence] of states) {
  test(`${name} is shown as ${badge ?? 'nothing more than its age'}`, async () => {
    await openDriver(await commands.seedDriver(place));
    await expect.element(status).toHaveTextContent(say(`parloc.client.${sentence}`));
    for (const word of BADGES) {
      const shown = page.getByText(say(`parloc.client.${word}`), { exact: true });
      await expect.element(shown).toHaveLength(word === badge ? 1 : 0);
    }
  });
}

/** As the page writes it, whose browser is this one. */
function clock(moment: number): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('uk', options).format(moment);
}

const LANGUAGES = [
  { language: 'ua', words: say },
  { language: 'en', words: sayInEnglish },
] as const;
for (const { language, words } of LANGUAGES) {
  test(`[L-04] [F-U6] in ${language}, live sharing says until when, ends before one’s eyes, and says when that was`, async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
    const end = Date.now() + 10 * MINUTE;
    const phone = await commands.seedDriver({ live: { state: 'on', until: new Date(end).toISOString() } });
    await openDriver(phone, { language });
    const time = clock(end);
    await expect.element(page.getByText(words('parloc.client.liveUntil', { time }))).toBeVisible();
    await expect.element(page.getByText(words('parloc.client.until', { time }))).not.toBeInTheDocument();
    await expect.element(map).toBeVisible();

    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await expect.element(status).toHaveTextContent(words('parloc.client.ended', { time }));
    await expect.element(page.getByText(words('parloc.client.ended', { time }))).toBeVisible();
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

test('[L-04] live sharing by a link that ends before it says until when that link shows it', async () => {
  const endsAt = Date.now() + 40 * MINUTE;
  await openDriver(await commands.seedDriver({ live: { state: 'on', until: inAnHour() }, endsAt }));
  await expect.element(page.getByText(say('parloc.client.liveUntil', { time: clock(endsAt) }))).toBeVisible();
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
  test(`[L-04] in ${language}, clients read until when they see ${name}`, async () => {
    const endsAt = Date.now() + 40 * MINUTE;
    await openDriver(await commands.seedDriver({ ...place, endsAt }), { language });
    const until = words('parloc.client.until', { time: clock(endsAt) });
    await expect.element(page.getByRole('article').getByText(until)).toBeVisible();
  });
}

test('[L-04] [C-02] a page that reconnects after the end still says it, and shows the next place by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  const phone = await commands.seedDriver();
  await openDriver(phone);
  await expect.element(map).toBeVisible();
  await untilLive(phone);
  const endsAt = Date.now() + 10 * MINUTE;
  await commands.changeDriver(phone, 'share', { endsAt });
  await expect.element(page.getByText('точність 8 м')).toBeVisible();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const ended = say('parloc.client.ended', { time: clock(endsAt) });
  await expect.element(status).toHaveTextContent(ended);

  const warned = vi.spyOn(console, 'warn');
  await disableNetwork(firestore);
  // By the server's clock as well.
  await commands.changeDriver(phone, 'share', { endsAt: endsAt - 11 * MINUTE });
  await enableNetwork(firestore);
  await expect.poll(() => warned.mock.calls.flat()).toContain('Database subscribe failed: permission-denied');
  await expect.element(status).toHaveTextContent(ended);
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

test('[C-02] [L-01] a driver who has not shared yet shows no place, then the first one, until the driver hides it', async () => {
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
  const time = clock(Date.parse(stoppedAt));
  await expect.element(status).toHaveTextContent(say('parloc.client.ended', { time }));
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

test('[L-02] a link for one purpose that is taken back while its page is open says so, with nothing of the driver', async () => {
  const listeners = await countListeners();
  const phone = await commands.seedDriver();
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
  await untilLive(phone);
  await commands.changeDriver(phone, 'remove');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.element(alert.getByText(say('parloc.client.closedHint'))).toBeVisible();
  await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  // The address of such a link holds no phone.
  await expect.element(page.getByCss('a[href^="tel:"]')).not.toBeInTheDocument();
  await listeners.until(0);
});

test('[L-02] [L-04] a link for one purpose tells whoever comes after a stop when that was', async () => {
  const phone = await commands.seedDriver();
  await commands.changeDriver(phone, 'stop');
  const { stoppedAt } = (await commands.readItem(phone)) ?? {};
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  const time = clock(Date.parse(stoppedAt));
  await expect.element(status).toHaveTextContent(say('parloc.client.ended', { time }));
  await expect.element(callButton).toHaveAttribute('href', `tel:${phone}`);
});

for (const { language, words } of LANGUAGES) {
  test(`[L-02] [L-04] in ${language}, a link whose place has ended shows none`, async () => {
    const phone = await commands.seedDriver({ age: 10 * MINUTE, endsAt: Date.now() - MINUTE });
    await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`, { language });
    await expect.element(page.getByText(words('parloc.client.closedHint'))).toBeVisible();
    await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  });
}

test('[L-02] [S-07] a link for one purpose that could not be read promises no phone', async () => {
  const phone = await commands.seedDriver();
  const reads = '**/documents:batchGet';
  await commands.failRequests(reads);
  onTestFinished(() => commands.letThrough(reads));
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(say('parloc.client.failedHint'));
  await expect.element(alert).not.toMatchTextContent(/Телефон/);
  await commands.letThrough(reads);
  await page.getByRole('button', { name: say('parloc.client.retry') }).click();
  await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
});
