import { afterAll, describe, expect, inject, it } from 'vitest';
import { inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { BEYOND_ANY_LIMIT, control, countRequests } from '../kit/google.ts';
import { CHANGED, connect, inputOf, newTripId, notFound, refusal, TRIP } from './calls.ts';
import { setUp } from './dispatcher.ts';

const { ordinary: functions, impatient } = inject('functions');
const { person, account, make, change, remove, get, list, eventOf, edit } = await setUp(functions);
/** The ways in which an answer is lost though all was done: before it, within it, and because nobody waits that long. */
const LOST = ['cutAfter', 'cutWithin', 'delayAfter'] as const;
const colleague = await signInAs(newPerson(), { functions });
/** The dispatcher, whose functions soon give up on Google. */
const hurried = await signInAs(person, { functions: impatient });
afterAll(() => Promise.all([colleague, hurried].map(({ close }) => close())));

describe('a new trip', () => {
  it('[P-08] [P-14] is a confirmed event of an hour in UTC, and is answered as it is stored', async () => {
    const trip = await make();
    const event = await eventOf(trip.id);
    expect(event).toMatchObject({
      summary: 'Київ - Львів | Іван Коваль',
      location: 'Київ - Львів',
      status: 'confirmed',
      start: { timeZone: 'UTC' },
      end: { timeZone: 'UTC' },
    });
    expect(JSON.parse(String(event.description))).toEqual({
      lines: [
        'Водій: Іван Коваль',
        'Зайнято місць: 1 з 7',
        'Примітка для водія: Біля входу',
        '1. Олена, +380 67 123 45 67',
      ],
      linesOf: expect.any(String),
      version: 1,
      driverName: 'Іван Коваль',
      notes: 'Біля входу',
      passengers: [{ id: expect.stringMatching(/^\w{6}$/), name: 'Олена', phone: '+380671234567' }],
      seats: 7,
    });
    const { stops: _none, ...filledIn } = TRIP;
    expect(trip).toMatchObject({
      ...filledIn,
      origin: 'product',
      end: '2026-11-25T11:00:00.000Z',
      etag: event.etag,
      status: 'confirmed',
      link: event.htmlLink,
      creator: account(),
    });
    expect(await get(trip.id)).toEqual(trip);
    expect(await list()).toEqual([trip]);
  });

  it('[P-10] leaves blank passengers out, and starts now unless somebody says when', async () => {
    const before = Date.now();
    const trip = await make({ start: null, passengers: [{ name: ' ', phone: '' }] });
    expect(trip.passengers).toEqual([]);
    // In whole seconds, of the same clock.
    expect(Date.parse(trip.start ?? '')).toBeGreaterThan(before - 1000);
    expect(Date.parse(trip.start ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['when clocks go forward', '2026-03-29T00:30:00.000Z'],
    ['when clocks go back', '2026-10-25T00:30:00.000Z'],
    ['when clocks show the same again', '2026-10-25T01:30:00.000Z'],
    ['over midnight', '2026-11-25T21:30:00.000Z'],
    ['into the New Year', '2026-12-31T21:30:00.000Z'],
  ])('[P-08] keeps its hour %s', async (_, start) => {
    const { id } = await make({ start });
    const end = new Date(Date.parse(start) + 60 * 60 * 1000).toISOString();
    expect(await get(id)).toMatchObject({ start, end });
  });

  it('is made once when the call comes again', async () => {
    const tripId = newTripId();
    const [first, second] = [await make({}, tripId), await make({}, tripId)];
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it.each(LOST)('[P-16] is made once when the answer was lost on the way (%s)', async (what) => {
    const tripId = newTripId();
    const email = account();
    await control('fault', { what, kind: 'events.insert', email, milliseconds: BEYOND_ANY_LIMIT });
    expect(await refusal(make({}, tripId, hurried))).toMatchObject({ reason: 'no-response' });
    await control('clear-faults', { email });
    expect((await make({}, tripId)).id).toBe(tripId);
    expect(await list()).toHaveLength(1);
  });

  it('that somebody has changed or deleted since is not taken for made', async () => {
    const { id } = await make();
    expect(await refusal(make({ to: 'Краків' }, id))).toEqual(CHANGED);
    await edit(id, { location: 'А - Б' });
    expect(await refusal(make({}, id))).toEqual(CHANGED);
    await remove(await get(id));
    expect(await refusal(make({}, id))).toEqual(CHANGED);
    expect(await list()).toEqual([]);
  });

  it('[P-16] [T-10] that no event can hold is refused, and Google is not asked', async () => {
    const passengers = Array(60).fill({ name: 'О'.repeat(120), phone: '+380671234567' });
    const before = await countRequests(account(), 'events.insert');
    expect(await refusal(make({ passengers }))).toMatchObject({ reason: 'trip-too-long' });
    expect(await countRequests(account(), 'events.insert')).toBe(before);
  });
});

describe('a changed trip', () => {
  it('[P-08] [B-02] keeps what another program wrote, longer than a form takes, and loses a passenger all the same', async () => {
    const long = { name: 'О'.repeat(200), phone: '', luggage: 'валіза '.repeat(30), note: 'х'.repeat(900) };
    const { id } = await make();
    const passengers = [long, { name: 'Ігор', phone: '' }];
    await edit(id, {
      description: JSON.stringify({ driverName: 'Остап', notes: 'н'.repeat(1500), passengers }),
    });
    const seen = await get(id);
    const input = inputOfTrip({ ...seen, passengers: seen.passengers.slice(0, 1) });
    expect((await change(seen, input)).passengers).toMatchObject([long]);
  });

  it('[P-08] keeps creator, status, link and what others have put in', async () => {
    const trip = await make();
    const description = {
      ...JSON.parse(String((await eventOf(trip.id)).description)),
      price: { amount: 900 },
    };
    await edit(trip.id, { description: JSON.stringify(description), status: 'tentative', colorId: '5' });
    const seen = await get(trip.id);
    const changed = await change(seen, { ...TRIP, to: 'Краків', start: '2026-11-26T10:00:00.000Z' });
    expect(changed).toMatchObject({
      to: 'Краків',
      start: '2026-11-26T10:00:00.000Z',
      end: '2026-11-26T11:00:00.000Z',
      status: 'tentative',
      link: trip.link,
      creator: account(),
    });
    expect(changed.etag).not.toBe(seen.etag);
    const { entries } = await control('log', { email: account() });
    expect(entries.find(({ kind }) => kind === 'events.patch')).toMatchObject({ ifMatch: seen.etag });
    const event = await eventOf(trip.id);
    expect(event).toMatchObject({ summary: 'Київ - Краків | Іван Коваль', colorId: '5' });
    expect(JSON.parse(String(event.description))).toHaveProperty('price', { amount: 900 });
  });

  it('[P-08] keeps the length that somebody gave it, and its times while it does not move', async () => {
    const { id } = await make();
    await edit(id, { end: { dateTime: '2026-11-25T16:30:00Z' } });
    const renamed = await change(await get(id), { ...TRIP, driverName: 'Марія' });
    expect(renamed).toMatchObject({ start: TRIP.start, end: '2026-11-25T16:30:00.000Z' });
    const moved = await change(renamed, { ...TRIP, start: '2026-12-31T20:00:00.000Z' });
    expect(moved.end).toBe('2027-01-01T02:30:00.000Z');
  });

  it('that a second person has changed is not overwritten', async () => {
    const seen = await make();
    await edit(seen.id, { location: 'Одеса - Львів' });
    expect(await refusal(change(seen, { ...TRIP, to: 'Краків' }))).toEqual(CHANGED);
    const now = await get(seen.id);
    expect(now).toMatchObject({ from: 'Одеса', to: 'Львів' });
    expect(await change(now, { ...inputOf(now), to: 'Краків' })).toMatchObject({
      from: 'Одеса',
      to: 'Краків',
    });
  });

  it('goes to one of two who save at the same moment', async () => {
    await connect(colleague, account());
    const seen = await make();
    const saved = await Promise.allSettled([
      change(seen, { ...TRIP, to: 'Краків' }),
      change(seen, { ...TRIP, to: 'Варшава' }, colleague),
    ]);
    const failures = saved.filter(({ status }) => status === 'rejected');
    expect(failures).toMatchObject([{ reason: { details: { reason: 'changed-elsewhere' } } }]);
    const [winner] = saved.filter((outcome) => outcome.status === 'fulfilled');
    expect((await get(seen.id)).to).toBe(winner?.value.to);
  });

  it.each(LOST)('[P-16] is not refused for its own change whose answer was lost (%s)', async (what) => {
    const seen = await make();
    const email = account();
    await control('fault', { what, kind: 'events.patch', email, milliseconds: BEYOND_ANY_LIMIT });
    const lost = change(seen, { ...TRIP, to: 'Краків' }, hurried);
    expect(await refusal(lost)).toMatchObject({ reason: 'no-response' });
    await control('clear-faults', { email });
    expect((await change(seen, { ...TRIP, to: 'Краків' })).to).toBe('Краків');
    expect(await countRequests(account(), 'events.patch')).toBe(1);
  });

  it('[P-15] is not found after it was deleted', async () => {
    const trip = await make();
    await remove(trip);
    expect(await refusal(change(trip, TRIP))).toEqual(notFound(trip.id));
    expect(await refusal(get(trip.id))).toEqual(notFound(trip.id));
  });
});

describe('a deleted trip', () => {
  it('is gone, and can be deleted again, however it was seen', async () => {
    const trip = await make();
    expect(await remove(trip)).toEqual({});
    expect(await remove(trip)).toEqual({});
    expect(await remove({ ...trip, etag: '"1"' })).toEqual({});
    expect(await list()).toEqual([]);
    const { entries } = await control('log', { email: account() });
    const deletions = entries.filter(({ kind }) => kind === 'events.delete');
    expect(deletions).toMatchObject([{ ifMatch: trip.etag, status: 204 }]);
  });

  it('[P-15] that never was is not found', async () => {
    const id = newTripId();
    expect(await refusal(remove({ id, etag: '"1"' }))).toEqual(notFound(id));
  });

  it('that a second person has changed stays, until the change was seen', async () => {
    await connect(colleague, account());
    const seen = await make();
    const theirs = await change(seen, { ...TRIP, passengers: [] }, colleague);
    expect(await refusal(remove(seen))).toEqual(CHANGED);
    expect(await list()).toEqual([theirs]);
    expect(await countRequests(account(), 'events.delete')).toBe(0);
    expect(await remove(theirs)).toEqual({});
    expect(await list()).toEqual([]);
  });

  it('is either changed or deleted, where two people do both at the same moment', async () => {
    await connect(colleague, account());
    const seen = await make();
    const [changed, deleted] = await Promise.allSettled([
      change(seen, { ...TRIP, to: 'Краків' }, colleague),
      remove(seen),
    ]);
    expect([changed.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await list()).toMatchObject(changed.status === 'fulfilled' ? [{ to: 'Краків' }] : []);
  });

  it('[P-16] is deleted though the answer was lost on the way', async () => {
    const trip = await make();
    await control('fault', { what: 'cutAfter', kind: 'events.delete', email: account() });
    expect(await remove(trip)).toEqual({});
    expect(await list()).toEqual([]);
  });
});
