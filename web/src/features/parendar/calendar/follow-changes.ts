import type { QueryClient } from '@tanstack/react-query';
import type { ListedChanges } from './calendar-changes.data.ts';
import { readAnew, showChanges } from './trips-store.ts';

/**
 * Shows others' changes after Google's messages. @returns a function that takes the count of messages
 * @param first the token of the watch's begin; null to read anew at each message
 */
export function followChanges(
  client: QueryClient,
  calendarId: string,
  first: string | null,
  listChanges: (calendarId: string, syncToken: string) => Promise<ListedChanges>,
): (messages: number) => Promise<void> {
  let token = first;
  let heard: number | null = null;
  let isReading = false;
  let isDue = false;

  const catchUp = async () => {
    if (token === null) return readAnew(client);
    const { changes, syncToken } = await listChanges(calendarId, token);
    token = syncToken;
    if (!changes) return readAnew(client);
    const gone = changes.deleted.map((tripId) => [tripId, null] as const);
    showChanges(client, new Map([...changes.trips.map((trip) => [trip.id, trip] as const), ...gone]));
  };

  return async (messages) => {
    const before = heard;
    heard = messages;
    // The trips were read before the listener was there.
    if (before === null) return readAnew(client);
    if (before === messages) return;
    isDue = true;
    if (isReading) return;
    isReading = true;
    try {
      // A trip that is saved here meanwhile brings a message of its own, which shows the newest state.
      while (isDue) {
        isDue = false;
        await catchUp();
      }
    } catch {
      // The token stays: the next message brings these changes too.
    } finally {
      isReading = false;
    }
  };
}
