import type * as Contract from '@par-club/functions/contract/calendar-changes';
import { askWith } from './google-calendar.data.ts';

const contract = (): Promise<typeof Contract> => import('@par-club/functions/contract/calendar-changes');

/** Null where Google does not watch the calendar. @throws CallError, or ChunkLoadError */
export async function watchCalendar(calendarId: string) {
  const loading = contract().then((each) => each.watchCalendar);
  return (await askWith(loading, { calendarId })).watch;
}
export type Watch = NonNullable<Awaited<ReturnType<typeof watchCalendar>>>;

/** What has changed since a token was given. @throws CallError, or ChunkLoadError */
export function listChanges(calendarId: string, syncToken: string) {
  return askWith(
    contract().then((each) => each.listChanges),
    { calendarId, syncToken },
  );
}
export type ListedChanges = Awaited<ReturnType<typeof listChanges>>;
