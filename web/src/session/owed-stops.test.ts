import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#storage/storage-of-tests.ts';
import {
  deliverOwedStops,
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
    ask.mockReset().mockImplementation(async () => Response.json({ result: {} })),
  );
});
afterEach(() => {
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
    await deliverOwedStops();
    expect(asked()).toEqual([{ address: '/call/stopSharing', data: { parlocId: 'parloc_1', ...stop } }]);
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

  it('goes without a word when the place has ended by itself', async () => {
    oweStop('parloc_1', { ...stop, pressedAt: at(24) });
    await deliverOwedStops();
    expect(ask).not.toHaveBeenCalled();
    expect(local).toEqual({});
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

  it('is owed a stop', () => {
    known(shown);
    expect(isPlaceShown()).toBe(true);
    oweStopOfShownPlace();
    expect(JSON.parse(local['parclub.owed_stop.parloc_1'] ?? '')).toEqual({
      stopKey: 'key',
      pressedAt: at(0),
    });
    expect(isPlaceShown()).toBe(false);
  });

  it.each([
    ['was hidden', { ...shown, lastSharedTime: '' }],
    ['has ended', { ...shown, endsAt: { seconds: NOW / 1000 - 1 } }],
    ['was shared a day ago by an earlier version', { lastSharedTime: at(24), stopKey: 'key' }],
    ['has no key yet', { ...shown, stopKey: undefined }],
  ])('is none where it %s', (_, fields) => {
    known(fields);
    expect(isPlaceShown()).toBe(false);
    oweStopOfShownPlace();
    expect(Object.keys(local)).toEqual(['parclub.last_known.parloc_item']);
  });

  it('is none where no driver’s page was open', () => expect(isPlaceShown()).toBe(false));
});

it('a stop is not older than the share that it takes back, whatever the device’s clock says', () => {
  expect(notBefore(at(0), at(5))).toBe(at(0));
  expect(notBefore(at(5), at(0))).toBe(at(0));
});
