import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { countListeners, openDriver, say, untilLive } from './pages.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededPlace } from './places.ts';

const live = { state: 'on', until: '' } as const;
const inAnHour = () => new Date(Date.now() + 60 * MINUTE).toISOString();
const aMinuteAgo = () => new Date(Date.now() - MINUTE).toISOString();

const BADGES = ['live', 'paused', 'stale'] as const;
type Badge = (typeof BADGES)[number] | null;
type Sentence = 'liveSaid' | 'pausedSaid' | 'staleLiveSaid' | 'staleOnceSaid' | 'onceSaid';

const states: [name: string, place: () => SeededPlace, badge: Badge, sentence: Sentence][] = [
  ['just shared', () => ({ age: 1000 }), null, 'onceSaid'],
  ['shared 59 minutes ago', () => ({ age: 59 * MINUTE }), null, 'onceSaid'],
  ['shared an hour ago', () => ({ age: 60 * MINUTE }), 'stale', 'staleOnceSaid'],
  ['live', () => ({ live, age: 1000 }), 'live', 'liveSaid'],
  ['live for an hour', () => ({ live: { state: 'on', until: inAnHour() }, age: 1000 }), 'live', 'liveSaid'],
  ['live, silent for five minutes', () => ({ live, age: 5 * MINUTE }), 'stale', 'staleLiveSaid'],
  ['paused', () => ({ live: { state: 'paused', until: '' }, age: 2 * MINUTE }), 'paused', 'pausedSaid'],
  [
    'paused for five minutes',
    () => ({ live: { state: 'paused', until: '' }, age: 5 * MINUTE }),
    'stale',
    'pausedSaid',
  ],
  [
    'live until a minute ago',
    () => ({ live: { state: 'on', until: aMinuteAgo() }, age: 2 * MINUTE }),
    null,
    'onceSaid',
  ],
  [
    'silent before its end a minute ago',
    () => ({ live: { state: 'on', until: aMinuteAgo() }, age: 10 * MINUTE }),
    'stale',
    'staleOnceSaid',
  ],
];

for (const [name, place, badge, sentence] of states) {
  test(`${name} is shown as ${badge ?? 'nothing more than its age'}`, async () => {
    await openDriver(await commands.seedDriver(place()));
    await expect.element(page.getByRole('status')).toHaveTextContent(say(`parloc.client.${sentence}`));
    for (const word of BADGES) {
      const shown = page.getByText(say(`parloc.client.${word}`), { exact: true });
      await expect.element(shown).toHaveLength(word === badge ? 1 : 0);
    }
  });
}

test('live sharing becomes stale before one’s eyes, and is said once', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  const phone = await commands.seedDriver({ live, age: 4 * MINUTE });
  await openDriver(phone);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent(say('parloc.client.liveSaid'));
  const said: string[] = [];
  new MutationObserver(() => said.push(status.element().textContent)).observe(status.element(), {
    childList: true,
    subtree: true,
    characterData: true,
  });
  for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
  await expect.element(status).toHaveTextContent(say('parloc.client.staleLiveSaid'));
  await expect.element(page.getByText(say('parloc.client.live'), { exact: true })).not.toBeInTheDocument();
  expect(said).toHaveLength(1);
});

test('[C-02] a driver who has not shared yet shows no place, then the first one, until the driver hides it', async () => {
  const phone = await commands.seedDriver(null);
  await openDriver(phone);
  const map = page.getByRole('application');
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent(say('parloc.client.never'));
  await expect.element(map).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: say('parloc.client.call') })).toBeVisible();

  await untilLive(phone, { live });
  await expect.element(map).toBeVisible();
  await expect.element(page.getByText(say('parloc.client.live'), { exact: true })).toBeVisible();

  await commands.changeDriver(phone, 'stop');
  await expect.element(status).toHaveTextContent(say('parloc.client.stopped'));
  await expect.element(map).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: say('parloc.client.routeGoogle') }))
    .not.toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toContain(String(KYIV.latitude));
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
