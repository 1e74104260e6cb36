import { inTime } from '#loading/part.ts';
import { setOwnDraftsAside } from '#storage/own-drafts.ts';
import type { Consent } from '../connection/consent.ts';
import { calendarByCalls } from './calendar-by-calls.ts';
import type { CalendarService } from './calendar-service.ts';

/** What makes the calls; it weighs too much for the first view. @throws ChunkLoadError */
export async function loadCalls() {
  const [{ call }, contract] = await inTime(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parendar')]),
  );
  return { call, contract };
}

/** The person's own calendars, at Google. */
export const googleCalendar: CalendarService = calendarByCalls(loadCalls);

/** Hands what the consent gave to the server. @throws CallError, or ChunkLoadError */
export async function connect(consent: Consent): Promise<void> {
  const { call, contract } = await loadCalls();
  await call(contract.connectCalendar, consent);
}

/** Gives the grant back to Google. @throws CallError, or ChunkLoadError */
export async function disconnect(): Promise<void> {
  const { call, contract } = await loadCalls();
  await call(contract.disconnectCalendar, {});
}

/** Signs the person out of the product, which they did not ask for: what they typed waits for them. */
export async function leave(): Promise<void> {
  const { signOut } = await inTime('sign-in', import('#firebase/sign-in.ts'));
  setOwnDraftsAside();
  await signOut();
}
