import { listChanges, watchCalendar } from '@par-club/functions/contract/calendar-changes';
import { CALENDAR_FLAGS, USERS } from '@par-club/functions/contract/parendar.values';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, expect, inject } from 'vitest';
import { pushEnvironment } from '../../local/google/environment.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { adminFirestore, type Client } from '../kit/emulators.ts';
import { startFunctions } from '../kit/functions-instance.ts';
import { control } from '../kit/google.ts';
import { call } from './calls.ts';

/** Functions that Google's stand-in can reach: messages arrive at the ordinary ones, beside these. */
export async function startWatchingFunctions(name: string) {
  const environment = { ...FUNCTIONS_ENVIRONMENT, ...pushEnvironment(inject('functions').ordinary.origin) };
  const functions = await startFunctions({ name, environment });
  afterAll(() => functions.stop());
  return functions;
}

/** Begins to watch a calendar. */
export async function watch(client: Client, calendarId: string) {
  const { watch: begun } = await call(client, watchCalendar, { calendarId });
  if (!begun?.syncToken) expect.fail('The calendar is not watched');
  return { path: begun.path, syncToken: begun.syncToken };
}

export const changesSince = (client: Client, calendarId: string, syncToken: string) =>
  call(client, listChanges, { calendarId, syncToken });

/** How many messages a flag has counted, as its owner reads it. */
export async function countOf(client: Client, path: string): Promise<number> {
  return Number((await getDoc(doc(client.firestore, path))).get('changes'));
}

export const channelsOf = async (email: string) => (await control('channels', { email })).channels;

/** What the server keeps of somebody's watches. */
export async function keptWatches({ auth }: Client) {
  const db = adminFirestore();
  const uid = auth.currentUser?.uid ?? '';
  const [watches, flags] = await Promise.all([
    db.collection('calendarWatches').where('uid', '==', uid).get(),
    db.collection(`${USERS}/${uid}/${CALENDAR_FLAGS}`).get(),
  ]);
  return { watches: watches.docs, flags: flags.docs };
}
