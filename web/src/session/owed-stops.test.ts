import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '#clock/server-clock.ts';
import { stubStorage } from '#storage/storage-of-tests.ts';
import {
  deliverOwedStops,
  forgetStop,
  isPlaceShown,
  notBefore,
  oweStop,
  oweStopOfShownPlace,
} from './owed-stops.data.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60_000;
const at = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR).toISOString();
const stop = { stopKey: 'key', pressedAt: at(1) };

let local: Record<string, string>;
let online: { onLine: boolean };
const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  local = stubStorage('localStorage');
  online = { onLine: true };
  vi.stubGlobal('navigator', online);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => Response.json({ result: { ended: true } })),
  );
});
afterEach(() => {
  vi.setSystemTime(NOW);
  setServerTime(at(0), async () => {});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the page asked the function for. */
function asked() {
  return ask.mock.calls.map(([address, init]) => ({ address, ...JSON.parse(String(init?.body)) }));
}

describe('[F-U2] a stop that is owed', () => {
  it('is delivered by whatever page, without a sign-in, and forgotten', async () => {
    oweStop('parloc_1', stop);
    expect(await deliverOwedStops()).toEqual(['parloc_1']);
    expect(asked()).toEqual([{ address: '/call/stopSharing', data: { parlocId: 'parloc_1', ...stop } }]);
    expect(local).toEqual({});
  });

  it('is delivered also where the page is closed meanwhile', async () => {
    oweStop('parloc_1', stop);
    await deliverOwedStops();
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it('[L-04] is said to have come true only where clients see no place by then', async () => {
    ask.mockImplementation(async () => Response.json({ result: { ended: false } }));
    oweStop('parloc_1', stop);
    expect(await deliverOwedStops()).toEqual([]);
    expect(local).toEqual({});
  });

  it('[L-04] is said of no item before the server has answered', async () => {
    oweStop('parloc_1', stop);
    online.onLine = false;
    expect(await deliverOwedStops()).toEqual([]);
    online.onLine = true;
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await deliverOwedStops()).toEqual([]);
    expect(local).toHaveProperty(['parclub.owed_stop.parloc_1']);
  });

  it('[F-S18] is given up where the server never takes it, and nowhere else', async () => {
    const answers = ['invalid-input', 'internal', 'unreadable-answer'].map((reason) =>
      Response.json({ error: { details: { reason } } }, { status: 400 }),
    );
    for (const answer of answers) {
      ask.mockResolvedValueOnce(answer);
      oweStop('parloc_1', stop);
      expect(await deliverOwedStops()).toEqual([]);
    }
    expect(asked()).toHaveLength(3);
    expect(local).toHaveProperty(['parclub.owed_stop.parloc_1']);
    ask.mockResolvedValueOnce(
      Response.json({ error: { details: { reason: 'invalid-input' } } }, { status: 400 }),
    );
    await deliverOwedStops();
    expect(local).toEqual({});
  });

  it('[L-04] is forgotten for a newer place, and not for an older one', () => {
    oweStop('parloc_1', stop);
    forgetStop('parloc_1', stop.pressedAt);
    expect(local).toHaveProperty(['parclub.owed_stop.parloc_1']);
    forgetStop('parloc_1', at(0));
    expect(local).toEqual({});
  });

  it('waits for a connection', async () => {
    oweStop('parloc_1', stop);
    online.onLine = false;
    await deliverOwedStops();
    expect(ask).not.toHaveBeenCalled();
    online.onLine = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(local).toEqual({}));
    expect(asked()).toHaveLength(1);
  });

  it('is tried again where the network swallows it', async () => {
    oweStop('parloc_1', stop);
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await deliverOwedStops();
    expect(local).toHaveProperty(['parclub.owed_stop.parloc_1']);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(local).toEqual({}));
    expect(asked()).toHaveLength(2);
  });

  it('is tried once before it goes, a day later, when the place has ended by itself', async () => {
    oweStop('parloc_1', stop);
    vi.setSystemTime(NOW + 24 * HOUR);
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await deliverOwedStops();
    expect(ask).toHaveBeenCalledOnce();
    expect(local).toEqual({});
  });

  it('is delivered whatever somebody has set the clock to meanwhile', async () => {
    for (const wrong of [-400, -2, 2, 400]) {
      ask.mockClear();
      oweStop('parloc_1', stop);
      vi.setSystemTime(NOW + wrong * 24 * HOUR);
      expect(await deliverOwedStops()).toEqual(['parloc_1']);
      expect(ask).toHaveBeenCalledOnce();
      vi.setSystemTime(NOW);
    }
  });

  it('is nothing to most pages', async () => {
    await deliverOwedStops();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('[L-04] a place that clients see as somebody signs out', () => {
  const known = (fields: object) => {
    local['parclub.last_known.parloc_item'] = JSON.stringify({
      uid: 'one',
      value: { id: 'parloc_1', fields },
    });
  };
  const shown = { lastSharedTime: at(2), stopKey: 'key', endsAt: { seconds: NOW / 1000 + 60 } };
  const owed = () => JSON.parse(local['parclub.owed_stop.parloc_1'] ?? 'null');

  it('is owed a stop', () => {
    known(shown);
    expect(isPlaceShown()).toBe(true);
    oweStopOfShownPlace();
    expect(owed()).toMatchObject({ stopKey: 'key', pressedAt: at(0) });
    expect(isPlaceShown()).toBe(false);
  });

  it('is owed a stop by the server’s clock, where that was heard', () => {
    vi.setSystemTime(NOW + 30 * HOUR);
    setServerTime(at(0), async () => {});
    known({ ...shown, live: { until: at(-1), state: 'on' } });
    expect(isPlaceShown()).toBe(true);
    oweStopOfShownPlace();
    expect(owed()).toMatchObject({ pressedAt: at(0), liveUntil: at(-1) });
  });

  it('is owed a stop though an older one waits', () => {
    oweStop('parloc_1', { stopKey: 'key', pressedAt: at(3) });
    known(shown);
    expect(isPlaceShown()).toBe(true);
    oweStopOfShownPlace();
    expect(owed()).toMatchObject({ pressedAt: at(0) });
  });

  it.each([
    ['was hidden', { ...shown, lastSharedTime: '' }],
    ['has no key yet', { ...shown, stopKey: undefined }],
  ])('is none where it %s', (_, fields) => {
    known(fields);
    expect(isPlaceShown()).toBe(false);
    oweStopOfShownPlace();
    expect(Object.keys(local)).toEqual(['parclub.last_known.parloc_item']);
  });

  it.each([
    ['has ended', { ...shown, endsAt: { seconds: NOW / 1000 - 1 } }],
    ['was shared a day ago by an earlier version', { lastSharedTime: at(24), stopKey: 'key' }],
  ])('is none to ask about where it %s, though the server is told: the clock may be wrong', (_, fields) => {
    known(fields);
    expect(isPlaceShown()).toBe(false);
    oweStopOfShownPlace();
    // Nobody was asked: a newer place of another device stays.
    expect(owed()).toMatchObject({ pressedAt: fields.lastSharedTime });
    expect(owed()).not.toHaveProperty('liveUntil');
  });

  it('is none where no driver’s page was open', () => expect(isPlaceShown()).toBe(false));
});

it('a stop is not older than the share that it takes back, whatever the device’s clock says', () => {
  expect(notBefore(at(0), at(5))).toBe(at(0));
  expect(notBefore(at(5), at(0))).toBe(at(0));
});
