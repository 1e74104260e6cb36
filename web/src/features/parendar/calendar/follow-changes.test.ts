import type { Trip } from '@par-club/functions/contract/parendar';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { type DateRange, moveDay, rangeOfDay, rangeOfWeek } from '../model/week.ts';
import type { ListedChanges } from './calendar-changes.data.ts';
import { followChanges } from './follow-changes.ts';
import { createTripsClient, tripsQuery } from './trips-store.ts';

/** @param day of November 2026, at noon in UTC */
function tripOn(day: number, etag = '"1"'): Trip {
  const start = `2026-11-${day}T12:00:00.000Z`;
  const input = {
    driverName: '',
    from: '',
    to: '',
    notes: '',
    stops: [],
    passengers: [],
    seats: null,
    start,
  };
  return newTrip(`trip-${day}`, etag, storedTrip(input, new Date(start)));
}
const [MONDAY, SATURDAY, NEXT_WEEK] = [tripOn(16), tripOn(21), tripOn(23)];
const WEEK = '2026-11-16';
const ZONE = 'Europe/Kyiv';

/** A board that shows a week and has read the next one, and changes whose answers the test gives. */
async function openBoard(token: string | null = 'token-0') {
  const client = createTripsClient();
  const load = vi.fn(async () => [MONDAY, SATURDAY]);
  /** Shows the trips of a range. @returns what gives those that are shown */
  const open = async (range: DateRange, read: () => Promise<Trip[]>) => {
    const observer = new QueryObserver(client, tripsQuery(range, read));
    const close = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().dataUpdatedAt).toBeGreaterThan(0));
    return { shown: () => observer.getCurrentResult().data?.trips, close };
  };
  const { shown } = await open(rangeOfWeek(WEEK, ZONE), load);
  const next = await open(rangeOfWeek(moveDay(WEEK, 7), ZONE), async () => [NEXT_WEEK]);
  next.close();
  const answers: { resolve: (listed: ListedChanges) => void; reject: (error: Error) => void }[] = [];
  const listChanges = vi.fn(
    () => new Promise<ListedChanges>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const follow = followChanges(client, 'primary', token, listChanges);
  await follow(3);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  return { load, listChanges, answers, follow, open, shown, nextWeek: next.shown };
}
const listed = (trips: Trip[], deleted: string[], syncToken: string): ListedChanges => ({
  changes: { trips, deleted },
  syncToken,
});

describe('a listener', () => {
  it('[T-09] reads the week once when it begins, and nothing for a number that it knows', async () => {
    const { follow, listChanges, load } = await openBoard();
    await follow(3);
    expect(listChanges).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[T-09] shows what was changed, made and deleted, without the week being read again', async () => {
    const { follow, listChanges, answers, shown, nextWeek, load } = await openBoard();
    const done = follow(4);
    const [changed, made] = [tripOn(16, '"2"'), tripOn(18)];
    answers[0]?.resolve(listed([changed, made], [SATURDAY.id], 'token-1'));
    await done;
    expect(shown()).toEqual([changed, made]);
    expect(nextWeek()).toEqual([NEXT_WEEK]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(listChanges).toHaveBeenCalledWith('primary', 'token-0');
    void follow(5);
    expect(listChanges).toHaveBeenLastCalledWith('primary', 'token-1');
  });

  it('[B-05] [F-C6] shows a change in every range that was read: week, box, search and day', async () => {
    const { follow, answers, open, shown } = await openBoard();
    const all = async () => [MONDAY, SATURDAY, NEXT_WEEK];
    const box = await open({ from: new Date('2026-11-15'), to: new Date('2026-12-16') }, all);
    const search = await open({ from: new Date('2026-09-21'), to: new Date('2027-02-15') }, all);
    const saturday = await open(rangeOfDay('2026-11-21', ZONE), async () => [SATURDAY]);
    const done = follow(4);
    const moved = { ...tripOn(28, '"2"'), id: SATURDAY.id };
    answers[0]?.resolve(listed([moved], [MONDAY.id], 'token-1'));
    await done;
    expect(shown()).toEqual([]);
    expect(box.shown()).toEqual([NEXT_WEEK, moved]);
    expect(search.shown()).toEqual([NEXT_WEEK, moved]);
    expect(saturday.shown()).toEqual([]);
  });

  it('[T-09] reads a week that is being read once more, however many of its trips have changed', async () => {
    const { follow, answers, open } = await openBoard();
    const pending: ((trips: Trip[]) => void)[] = [];
    const load = vi.fn(() => new Promise<Trip[]>((resolve) => pending.push(resolve)));
    const later = open(rangeOfWeek('2026-11-30', ZONE), load);
    const done = follow(4);
    answers[0]?.resolve(listed([tripOn(16, '"2"'), tripOn(18), tripOn(19)], [SATURDAY.id], 'token-1'));
    await done;
    expect(load).toHaveBeenCalledTimes(2);
    pending[1]?.([]);
    expect((await later).shown()).toEqual([]);
  });

  it('[T-09] leaves all as it is when one’s own change comes back', async () => {
    const { follow, answers, shown, nextWeek } = await openBoard();
    const before = shown();
    const done = follow(4);
    answers[0]?.resolve(listed([{ ...MONDAY }], [], 'token-1'));
    await done;
    expect(shown()).toBe(before);
    expect(nextWeek()).toEqual([NEXT_WEEK]);
  });

  it('[T-09] asks once more for all messages that come while it asks', async () => {
    const { follow, listChanges, answers, shown } = await openBoard();
    const done = follow(4);
    for (const messages of [5, 6, 7]) await follow(messages);
    expect(listChanges).toHaveBeenCalledTimes(1);
    answers[0]?.resolve(listed([], [SATURDAY.id], 'token-1'));
    await vi.waitFor(() => expect(listChanges).toHaveBeenCalledTimes(2));
    answers[1]?.resolve(listed([tripOn(18)], [], 'token-2'));
    await done;
    expect(shown()).toEqual([MONDAY, tripOn(18)]);
    expect(listChanges).toHaveBeenCalledTimes(2);
  });

  it.each(['token-0', null])('[T-09] reads the week where Google wants that (token %s)', async (token) => {
    const { follow, answers, load } = await openBoard(token);
    const done = follow(4);
    answers[0]?.resolve({ changes: null, syncToken: 'token-1' });
    await done;
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  });

  it('[T-09] keeps the token when it cannot ask, and tells nobody', async () => {
    const { follow, answers, listChanges, shown } = await openBoard();
    const failed = follow(4);
    answers[0]?.reject(new Error('unreachable'));
    await failed;
    expect(shown()).toEqual([MONDAY, SATURDAY]);
    const done = follow(5);
    expect(listChanges).toHaveBeenLastCalledWith('primary', 'token-0');
    answers[1]?.resolve(listed([], [MONDAY.id], 'token-1'));
    await done;
    expect(shown()).toEqual([SATURDAY]);
  });
});
