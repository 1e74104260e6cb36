import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createLeafletMap } from '../../web/src/map/leaflet-map.ts';
import { openApp } from '../kit/components/app.tsx';
import { openDriver, say, untilLive } from './pages.ts';
import { KYIV, MINUTE } from './places.ts';

const TILES = '**/icon.svg?**';
/** Every other column of the map's pictures. */
const HOLES = '**/icon.svg?*/*{0,2,4,6,8}/*';

const card = page.getByRole('article');
const map = page.getByRole('application');
const mark = page.getByCss('.leaflet-marker-icon');
const loaded = () => document.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded');

const moveClock = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.now(),
  });

/** How the server of the pictures fails. */
const faults: Record<string, () => Promise<void>> = {
  'answers 500': () => commands.answerRequests(TILES, { status: 500, body: 'Internal Server Error' }),
  'answers a page': () =>
    commands.answerRequests(TILES, { contentType: 'text/html', body: '<h1>Over quota</h1>' }),
  'is cut off': () => commands.failRequests(TILES),
  'says nothing': () => commands.holdRequests(TILES),
};

for (const [name, fail] of Object.entries(faults)) {
  test(`a server of pictures that ${name} leaves the place in words, and the map comes by itself`, async () => {
    moveClock();
    await fail();
    onTestFinished(() => commands.letThrough(TILES));
    await openApp('/parloc/driver/demo');
    await expect.element(mark).toBeVisible();
    await vi.advanceTimersByTimeAsync(8000);
    await expect.element(card).toMatchTextContent(say('map.missing'));
    await expect.element(card).toMatchTextContent(/\d\d\.\d{5}, \d\d\.\d{5}/);
    await expect
      .element(card.getByRole('link', { name: say('map.link'), exact: false }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/maps\.google\.com\/maps\?q=.+&output=embed$/),
      );
    await commands.letThrough(TILES);
    await vi.advanceTimersByTimeAsync(30_001);
    await expect.element(card.getByCss('.leaflet-tile-loaded').first()).toBeVisible();
    await expect.element(card).not.toMatchTextContent(say('map.missing'));
  });
}

test('holes in a map are filled by themselves, and what is there is not asked for again', async () => {
  moveClock();
  await commands.failRequests(HOLES);
  onTestFinished(() => commands.letThrough(HOLES));
  await openApp('/parloc/driver/demo');
  await expect.element(mark).toBeVisible();
  const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
  const isHole = ({ src }: HTMLImageElement) => Number(src.split('/').at(-2)) % 2 === 0;
  await expect.poll(() => loaded().length).toBeGreaterThan(0);
  await expect.poll(() => loaded().length).toBe(tiles().filter((tile) => !isHole(tile)).length);
  const missing = tiles().filter(isHole);
  expect(missing.length).toBeGreaterThan(0);
  await expect.element(card).not.toMatchTextContent(say('map.missing'));

  await commands.letThrough(HOLES);
  const askedAgain = new Set<Node>();
  new MutationObserver((changes) => {
    for (const { target } of changes) askedAgain.add(target);
  }).observe(map.element(), { subtree: true, attributeFilter: ['src'] });
  await vi.advanceTimersByTimeAsync(30_001);
  await expect.poll(() => loaded().length).toBe(tiles().length);
  expect(askedAgain).toEqual(new Set(missing));
});

test('[C-02] the mark glides to a new place, and jumps for who wants no motion', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'],
  });
  const place = {
    ...KYIV,
    accuracy: 8,
    heading: null,
    speed: null,
    sharedAt: Date.now(),
    endsAt: Date.now() + 60 * MINUTE,
    mapUrl: '',
    live: null,
  };
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await commands.emulateMedia({ reducedMotion });
    const box = document.createElement('div');
    box.style.cssText = 'width: 600px; height: 400px';
    document.body.append(box);
    onTestFinished(() => box.remove());
    const events = { onFollowing: vi.fn(), onDrawn() {}, onMovable() {} };
    const leaflet = createLeafletMap(box, place, events);
    // The view stays, so that a mark that moves can be told from a view that moves.
    box.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(events.onFollowing).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(2000);
    const icon = box.querySelector<HTMLElement>('.leaflet-marker-icon');
    const left = () => new DOMMatrix(icon?.style.transform).e;
    const start = left();
    leaflet.show({ ...place, longitude: KYIV.longitude + 0.003 });
    const atOnce = left() - start;
    vi.advanceTimersByTime(500);
    const onTheWay = left() - start;
    vi.advanceTimersByTime(1000);
    const way = left() - start;
    expect(way).toBeGreaterThan(40);
    expect(atOnce).toBe(reducedMotion === 'reduce' ? way : 0);
    expect(onTheWay / way).toBeCloseTo(reducedMotion === 'reduce' ? 1 : 0.5, 1);
    leaflet.remove();
  }
});

test('[C-02] a share moves mark and time without a reload; the person’s own view stays until following is asked for', async () => {
  const phone = await commands.seedDriver({ age: 12 * MINUTE });
  await openDriver(phone);
  await expect.element(page.getByCss('time')).toHaveTextContent('12 хвилин тому');
  await expect.element(mark).toBeVisible();
  await untilLive(phone);
  const follow = page.getByRole('button', { name: say('map.follow') });
  const shown = page.getByRole('article').element();
  const pane = () => document.querySelector<HTMLElement>('.leaflet-map-pane')?.style.transform;
  /** How far the mark is from the middle of the map, in pixels. */
  const offMiddle = () => {
    const [box, point] = [map.element(), mark.element()].map((element) => element.getBoundingClientRect());
    if (!box || !point) throw new Error('There is no map');
    const x = point.x + point.width / 2 - (box.x + box.width / 2);
    return Math.hypot(x, point.y + point.height / 2 - (box.y + box.height / 2));
  };

  // Zoom buttons keep the mark in the middle: that is still following.
  await page.getByRole('button', { name: say('map.zoomOut') }).click();
  await commands.changeDriver(phone, 'share', { latitude: KYIV.latitude + 0.001, accuracy: 20 });
  await expect.element(page.getByText('точність 20 м', { exact: false })).toBeVisible();
  await expect.element(page.getByCss('time')).toMatchTextContent(/^(зараз|\d+ секунд[иу]? тому)$/);
  await expect.poll(offMiddle).toBeLessThan(4);
  await expect.element(follow).not.toBeInTheDocument();
  expect(page.getByRole('article').element()).toBe(shown);

  await userEvent.dragAndDrop(map, map, {
    sourcePosition: { x: 200, y: 150 },
    targetPosition: { x: 290, y: 190 },
  });
  await expect.element(follow).toBeVisible();
  const view = pane();
  const markAt = () => mark.element().getBoundingClientRect().x;
  const before = markAt();
  await commands.changeDriver(phone, 'share', { longitude: KYIV.longitude + 0.006, accuracy: 30 });
  await expect.element(page.getByText('точність 30 м', { exact: false })).toBeVisible();
  await expect.poll(() => markAt() - before).toBeGreaterThan(40);
  expect(pane()).toBe(view);

  await follow.click();
  await expect.element(follow).not.toBeInTheDocument();
  await expect.poll(offMiddle).toBeLessThan(4);
});

test('[C-02] the time goes on ticking by itself', async () => {
  moveClock();
  await openApp('/parloc/driver/demo');
  await expect.element(page.getByCss('time')).toHaveTextContent('2 години тому');
  vi.advanceTimersByTime(60 * MINUTE);
  await expect.element(page.getByCss('time')).toHaveTextContent('3 години тому');
});

/** Where pictures of the map are, by their addresses: the page's own, or those of the library. */
function picturesAt(selector: string): Map<string, { x: number; y: number }> {
  const pictures = document.querySelectorAll<HTMLImageElement>(selector);
  return new Map([...pictures].map((each) => [each.src, each.getBoundingClientRect()]));
}

/** Keeps the browser from having nothing to do. @returns what lets it, for who has asked already and who asks later */
function keepBusy(): () => void {
  const idle = { didTimeout: false, timeRemaining: () => 50 };
  const asked: IdleRequestCallback[] = [];
  const spy = vi.spyOn(window, 'requestIdleCallback').mockImplementation((call) => asked.push(call));
  return () => {
    spy.mockImplementation((call) => {
      queueMicrotask(() => call(idle));
      return 0;
    });
    for (const call of asked) call(idle);
  };
}

test('[L-07] [L-08] the map is pictures first, and the library takes over without a jump', async () => {
  const rest = keepBusy();
  await openApp('/parloc/driver/demo');
  const own = '[style*="grid-template-columns"] img';
  await expect.element(card.getByCss(own).first()).toBeVisible();
  await expect.poll(() => picturesAt(own).size).toBeGreaterThan(3);
  const before = picturesAt(own);
  expect(mark.query()).toBeNull();

  rest();
  await expect.element(mark).toBeVisible();
  await expect.element(card.getByCss(own)).not.toBeInTheDocument();
  const after = [...picturesAt('.leaflet-tile')].filter(([address]) => before.has(address));
  expect(after.length).toBeGreaterThan(3);
  for (const [address, { x, y }] of after) {
    expect(Math.abs(x - (before.get(address)?.x ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - (before.get(address)?.y ?? 0))).toBeLessThanOrEqual(1);
  }
});

test('[L-08] who touches the map, or goes to it by the keyboard, has the library at once', async () => {
  for (const begin of [() => map.click(), () => map.element().focus()]) {
    keepBusy();
    await openApp('/parloc/driver/demo');
    await expect.element(map).toBeVisible();
    expect(mark.query()).toBeNull();
    await begin();
    await expect.element(mark).toBeVisible();
    await cleanup();
  }
});

test('[L-08] a live place moves the map before its library is there', async () => {
  keepBusy();
  const live = { state: 'on', until: '' } as const;
  const phone = await commands.seedDriver({ live });
  await openDriver(phone);
  await expect.element(map).toBeVisible();
  await untilLive(phone, { live });
  const addresses = () => [...picturesAt('[style*="grid-template-columns"] img').keys()];
  const before = addresses();
  await commands.changeDriver(phone, 'share', { live, longitude: KYIV.longitude + 0.1, accuracy: 33 });
  await expect.element(page.getByText('точність 33 м')).toBeVisible();
  expect(addresses()).not.toEqual(before);
  expect(mark.query()).toBeNull();
});

test('[C-02] speed and heading of a live place stand on the mark, and in words for who does not see it', async () => {
  const live = { state: 'on', until: '' } as const;
  await openDriver(await commands.seedDriver({ live, age: 1000, speed: 17.2, heading: 40 }));
  await expect.element(mark.getByText('62 км/год')).toBeVisible();
  await expect.element(mark.getByCss('[style*="rotate(40deg)"]')).toBeInTheDocument();
  await expect.element(card).toMatchTextContent(/Їде на північний схід, 62.км\/год/);
});

for (const [name, place] of [
  ['that was shared once', { speed: 17.2, heading: 40 }],
  ['of a car that stands', { live: { state: 'on', until: '' }, age: 1000, speed: 0.4, heading: 40 }],
  ['that is silent', { live: { state: 'on', until: '' }, age: 2 * MINUTE, speed: 17.2, heading: 40 }],
] as const) {
  test(`[C-02] a place ${name} has neither speed nor heading`, async () => {
    await openDriver(await commands.seedDriver(place));
    await expect.element(mark).toBeVisible();
    await expect.element(card).not.toMatchTextContent(/км\/год/);
    expect(mark.element().querySelector('[style*="rotate"]')).toBeNull();
  });
}
