import { deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { type CalendarFlag, watchCalendar } from '@par-club/functions/contract/calendar-changes';
import { disconnectCalendar, listCalendars, listTrips } from '@par-club/functions/contract/parendar';
import { publishTrip } from '@par-club/functions/contract/trips';
import fc from 'fast-check';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { adminFirestore, type Client, newPerson, signInAs } from '../kit/emulators.ts';
import { control, countRequests } from '../kit/google.ts';
import { listening } from '../kit/listening.ts';
import { call, connect, refusal } from './calls.ts';
import { descriptions, POISON } from './hostile-events.ts';
import { changesSince, channelsOf, countOf, keptWatches, startWatchingFunctions, watch } from './watching.ts';

const functions = await startWatchingFunctions('watching');
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map(({ close }) => close())));

const NOTHING = { watches: [], flags: [] };
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const EVENT = {
  summary: 'Суми - Канів | Остап',
  location: 'Суми - Канів',
  description: JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers: [] }),
  start: { dateTime: '2027-03-03T10:00:00Z' },
  end: { dateTime: '2027-03-03T11:00:00Z' },
};

/** Somebody new whose calendar is connected; its id is the address of the account. */
async function dispatcher() {
  const client = await signInAs(newPerson(), { functions });
  clients.push(client);
  return { client, email: await connect(client) };
}
type Dispatcher = Awaited<ReturnType<typeof dispatcher>>;

/** Somebody writes an event in Google's own calendar. */
const addEvent = async ({ email }: Dispatcher, event: object = {}) => {
  const added = await control('add-event', { by: email, calendarId: email, event: { ...EVENT, ...event } });
  return String(added.event.id);
};

describe('a watched calendar', () => {
  it('[T-09] tells a live listener of a change, and of nothing before', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    await addEvent(someone);
    const { path } = await watch(client, email);
    expect(await countOf(client, path)).toBe(0);
    const [channel] = await channelsOf(email);
    expect(channel).toMatchObject({ calendarId: email, messages: 1 });
    const flag = await listening<CalendarFlag>(client, path);
    await addEvent(someone);
    expect(await flag(({ changes }) => changes > 0)).toMatchObject({ changes: 1 });
  });

  it('[T-09] gives exactly what was changed and what was deleted', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    const [changed, deleted] = [await addEvent(someone), await addEvent(someone)];
    await addEvent(someone, { summary: 'Нарада' });
    const { syncToken } = await watch(client, email);
    expect(await changesSince(client, email, syncToken)).toMatchObject({
      changes: { trips: [], deleted: [] },
    });
    await control('edit-event', {
      calendarId: email,
      eventId: changed,
      changes: { location: 'Суми - Ромни' },
    });
    await control('delete-event', { calendarId: email, eventId: deleted });
    const added = await addEvent(someone);
    const first = await changesSince(client, email, syncToken);
    expect(first.changes?.trips.map(({ id }) => id).toSorted()).toEqual([added, changed].toSorted());
    expect(first.changes?.trips.find(({ id }) => id === changed)).toMatchObject({
      to: 'Ромни',
      origin: 'product',
    });
    expect(first.changes?.deleted).toEqual([deleted]);
    expect(await changesSince(client, email, String(first.syncToken))).toMatchObject({
      changes: { trips: [], deleted: [] },
    });
  });

  it('[F-S12] tells of odd events as well, and one of them never hides the others', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    const { syncToken } = await watch(client, email);
    const odd = [...POISON, ...fc.sample(descriptions, 30).filter(({ length }) => length <= 8192)];
    const ids = [await addEvent(someone)];
    for (const description of odd) ids.push(await addEvent(someone, { description }));
    ids.push(await addEvent(someone, { attendees: { toString: 1 } }));
    ids.push(await addEvent(someone, { start: { date: '0000-01-01' }, end: { date: '9999-12-31' } }));
    const { changes } = await changesSince(client, email, syncToken);
    const year = { timeMin: '2027-01-01T00:00:00.000Z', timeMax: '2028-01-01T00:00:00.000Z' };
    const { trips } = await call(client, listTrips, { calendarId: email, ...year });
    for (const told of [changes?.trips ?? [], trips]) {
      expect(told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(told.filter(({ origin }) => origin === 'product')).toHaveLength(odd.length + 2);
      expect(told.find(({ id }) => id === ids.at(-2))).toMatchObject({
        origin: 'other',
        summary: EVENT.summary,
      });
    }
    const one = { calendarId: email, tripId: ids[1] ?? '', timeZone: 'Europe/Kyiv' };
    expect((await call(client, publishTrip, one)).pages.start).toBe('2027-03-03T10:00:00.000Z');
  });

  it('[T-09] has to be read anew where Google no longer knows the token, and goes on with a new one', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    const { syncToken } = await watch(client, email);
    await addEvent(someone);
    await control('expire-sync-tokens', { calendarId: email });
    const whole = await changesSince(client, email, syncToken);
    expect(whole).toEqual({ changes: null, syncToken: expect.any(String) });
    const added = await addEvent(someone);
    const { changes } = await changesSince(client, email, String(whole.syncToken));
    expect(changes?.trips.map(({ id }) => id)).toEqual([added]);
    // The token that is kept has expired as well.
    const again = await watch(client, email);
    expect((await changesSince(client, email, again.syncToken)).changes).toEqual({ trips: [], deleted: [] });
  });

  it('[T-09] has one channel for all pages of a person, and one for each person', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    const begun = await Promise.all([watch(client, email), watch(client, email)]);
    expect(begun[0].path).toBe(begun[1].path);
    expect((await watch(client, email)).path).toBe(begun[0].path);
    expect(await channelsOf(email)).toHaveLength(1);
    expect(await countRequests(email, 'events.watch')).toBe(1);
    const colleague = await signInAs(newPerson(), { functions });
    clients.push(colleague);
    await connect(colleague, email);
    expect((await watch(colleague, email)).path).not.toBe(begun[0].path);
    expect(await channelsOf(email)).toHaveLength(2);
  });

  it.each(['pushNotSupported', 'forbidden', 'unavailable'] as const)(
    '[T-09] [F-S19] is not watched where Google refuses it (%s), leaves nothing, and can be tried again',
    async (what) => {
      const { client, email } = await dispatcher();
      await control('fault', { what, kind: 'events.watch', email, count: null });
      expect(await call(client, watchCalendar, { calendarId: email })).toEqual({ watch: null });
      expect(await channelsOf(email)).toEqual([]);
      expect(await keptWatches(client)).toEqual(NOTHING);
      await control('clear-faults', { email });
      await watch(client, email);
      expect(await channelsOf(email)).toHaveLength(1);
    },
  );
});

describe('[F-S19] calendars that are watched', () => {
  it('are none that do not exist, or that Google does not answer for', async () => {
    const { client, email } = await dispatcher();
    for (const calendarId of ['nothing@example.com', 'x', `${'y'.repeat(200)}@example.com`]) {
      expect(await call(client, watchCalendar, { calendarId })).toEqual({ watch: null });
    }
    await control('fault', { what: 'tooManyRequests', kind: 'events.watch', email, count: null });
    expect((await refusal(call(client, watchCalendar, { calendarId: email }))).reason).toBe(
      'provider-rate-limit',
    );
    expect(await keptWatches(client)).toEqual(NOTHING);
  });

  it('are so many of one person at most, and go on being watched', async () => {
    const { client, email } = await dispatcher();
    const { path } = await watch(client, email);
    const uid = client.auth.currentUser?.uid ?? '';
    const others = Array.from({ length: 19 }, (_, index) =>
      adminFirestore().doc(`calendarWatches/${uid}${index}`),
    );
    await Promise.all(others.map((document) => document.set({ uid, channels: {} })));
    const { id } = await control('add-calendar', { email, summary: 'Ще один' });
    expect(await call(client, watchCalendar, { calendarId: id })).toEqual({ watch: null });
    expect((await watch(client, email)).path).toBe(path);
    expect(await countRequests(email, 'events.watch')).toBe(1);
    await others[0]?.delete();
    await watch(client, id);
  });
});

describe('a message', () => {
  /** A watch, and the headers of a message of its channel. */
  async function watched() {
    const someone = await dispatcher();
    const { path } = await watch(someone.client, someone.email);
    const [channel] = await channelsOf(someone.email);
    if (!channel) expect.fail('There is no channel');
    const headers = {
      'x-goog-channel-id': channel.id,
      'x-goog-channel-token': channel.token,
      'x-goog-message-number': '2',
      'x-goog-resource-id': channel.resourceId,
      'x-goog-resource-state': 'exists',
    };
    const post = (changed: Record<string, string>) =>
      fetch(channel.address, { method: 'POST', headers: { ...headers, ...changed } });
    return { ...someone, path, channel, post };
  }

  it('[T-09] that comes twice or out of order makes pages look once more, and find each change once', async () => {
    const { path, channel, ...someone } = await watched();
    const { client, email } = someone;
    const { syncToken } = await watch(client, email);
    const flag = await listening<CalendarFlag>(client, path);
    const added = await addEvent(someone);
    await flag(({ changes }) => changes > 0);
    await control('send-message', { channelId: channel.id, number: 2 });
    await flag(({ changes }) => changes > 1);
    await control('send-message', { channelId: channel.id, number: 1 });
    await flag(({ changes }) => changes > 2);
    const { changes, syncToken: next } = await changesSince(client, email, syncToken);
    expect(changes?.trips.map(({ id }) => id)).toEqual([added]);
    expect((await changesSince(client, email, String(next))).changes?.trips).toEqual([]);
  });

  it('[T-09] of a stranger changes nothing, and is answered as one of Google’s', async () => {
    const { client, path, channel, post } = await watched();
    const [key] = channel.token.split('.');
    const other = await watched();
    const strange = [
      { 'x-goog-channel-id': 'another' },
      { 'x-goog-channel-id': 'constructor' },
      { 'x-goog-resource-id': 'another' },
      { 'x-goog-channel-token': '' },
      { 'x-goog-channel-token': `${key}.${'A'.repeat(43)}` },
      { 'x-goog-channel-token': other.channel.token },
      { 'x-goog-channel-token': `../../users.${'A'.repeat(43)}` },
    ];
    const statuses = await Promise.all(strange.map(async (changed) => (await post(changed)).status));
    expect(await countOf(client, path)).toBe(0);
    const true_ = await post({});
    expect(statuses).toEqual(strange.map(() => true_.status));
    expect(true_.status).toBe(204);
    expect(await countOf(client, path)).toBe(1);
    expect(await true_.text()).toBe('');
    expect((await post({ 'x-goog-resource-state': 'sync' })).status).toBe(204);
    expect(await countOf(client, path)).toBe(1);
    expect((await fetch(channel.address)).status).toBe(405);
  });

  it('[T-09] is counted where its owner alone reads it, and nobody writes', async () => {
    const { client, path } = await watched();
    const stranger = await dispatcher();
    const refused = { code: 'permission-denied' };
    await expect(getDoc(doc(stranger.client.firestore, path))).rejects.toMatchObject(refused);
    for (const { firestore } of [client, stranger.client]) {
      await expect(setDoc(doc(firestore, path), { changes: 9 })).rejects.toMatchObject(refused);
      await expect(deleteDoc(doc(firestore, path))).rejects.toMatchObject(refused);
      await expect(getDocs(collection(firestore, 'calendarWatches'))).rejects.toMatchObject(refused);
    }
  });
});

describe('the end', () => {
  /** What Google was asked at the end, in its order. */
  const endingsOf = async (email: string) => {
    const { entries } = await control('log', { email });
    return entries.flatMap(({ kind, status }) =>
      kind === 'channels.stop' || kind === 'revoke' ? [{ kind, status }] : [],
    );
  };
  const STOPPED_FIRST = [
    { kind: 'channels.stop', status: 204 },
    { kind: 'revoke', status: 200 },
  ];

  it('[T-09] [S-05] of a connection stops the channel before the grant', async () => {
    const { client, email } = await dispatcher();
    await watch(client, email);
    await call(client, disconnectCalendar, {});
    expect(await endingsOf(email)).toEqual(STOPPED_FIRST);
    expect(await channelsOf(email)).toEqual([]);
    expect(await keptWatches(client)).toEqual(NOTHING);
  });

  it('[T-09] [S-06] of an account does so too, after the export has told of the watch', async () => {
    const { client, email } = await dispatcher();
    await watch(client, email);
    const { watchedCalendars } = await call(client, exportAccount, {});
    expect(watchedCalendars).toEqual([
      { calendarId: email, usedAt: expect.any(String), endsAt: expect.any(String) },
    ]);
    expect(Date.parse(watchedCalendars?.[0]?.endsAt ?? '')).toBeGreaterThan(Date.now() + WEEK_MS / 2);
    await call(client, deleteAccount, { uid: client.auth.currentUser?.uid ?? '' });
    expect(await endingsOf(email)).toEqual(STOPPED_FIRST);
    expect(await keptWatches(client)).toEqual(NOTHING);
    expect(await refusal(call(client, watchCalendar, { calendarId: email }))).toMatchObject({
      reason: 'not-connected',
    });
  });

  it('[T-09] comes also where Google does not stop the channel, whose messages are then unheard', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    await watch(client, email);
    await control('fault', { what: 'unavailable', kind: 'channels.stop', email, count: null });
    await call(client, disconnectCalendar, {});
    const [channel] = await channelsOf(email);
    const headers = {
      'x-goog-channel-id': channel?.id ?? '',
      'x-goog-channel-token': channel?.token ?? '',
      'x-goog-resource-id': channel?.resourceId ?? '',
      'x-goog-resource-state': 'exists',
    };
    const answer = await fetch(channel?.address ?? '', { method: 'POST', headers });
    expect(answer.status).toBe(204);
    expect(await keptWatches(client)).toEqual(NOTHING);
  });

  it('[T-09] of a grant at Google forgets what was watched', async () => {
    const { client, email } = await dispatcher();
    await watch(client, email);
    await control('revoke', { email });
    await refusal(call(client, listCalendars, {}));
    expect(await keptWatches(client)).toEqual(NOTHING);
  });

  it('[T-09] of a connection with another account stops the channels of the former', async () => {
    const { client, email } = await dispatcher();
    await watch(client, email);
    await connect(client);
    expect(await endingsOf(email)).toEqual(STOPPED_FIRST);
    expect(await keptWatches(client)).toEqual(NOTHING);
  });
});
