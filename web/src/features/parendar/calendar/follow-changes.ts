import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedChanges } from './calendar-changes.data.ts';
import { showChange } from './use-trips.ts';

/**
 * Shows what others have changed in a calendar, whenever Google has told that something was.
 *
 * @param first the token for the changes from when the watch began; null where each message is a reason to read anew
 * @returns what takes how many messages there have been
 */
export function followChanges(
  client: QueryClient,
  { id, timeZone }: Pick<Calendar, 'id' | 'timeZone'>,
  first: string | null,
  listChanges: (calendarId: string, syncToken: string) => Promise<ListedChanges>,
): (messages: number) => Promise<void> {
  let token = first;
  let heard: number | null = null;
  let isReading = false;
  let isDue = false;

  const readAnew = () => {
    client.removeQueries({ queryKey: ['trips'], type: 'inactive' });
    void client.refetchQueries({ queryKey: ['trips'] });
  };
  const show = ({ trips, deleted }: NonNullable<ListedChanges['changes']>) => {
    const shown = client.getQueriesData<Trip[]>({ queryKey: ['trips'] }).flatMap(([, known]) => known ?? []);
    const etags = new Map(shown.map((trip) => [trip.id, trip.etag]));
    // One's own change comes back as well.
    for (const trip of trips)
      if (etags.get(trip.id) !== trip.etag) showChange(client, timeZone, trip.id, trip);
    for (const tripId of deleted) showChange(client, timeZone, tripId, null);
  };
  const catchUp = async () => {
    if (token === null) return readAnew();
    const { changes, syncToken } = await listChanges(id, token);
    token = syncToken;
    if (changes) show(changes);
    else readAnew();
  };

  return async (messages) => {
    const before = heard;
    heard = messages;
    // The trips were read before the listener was there.
    if (before === null) return readAnew();
    if (before === messages) return;
    isDue = true;
    if (isReading) return;
    isReading = true;
    try {
      // What was saved here meanwhile has a message of its own, after which the newest is shown again.
      while (isDue) {
        isDue = false;
        await catchUp();
      }
    } catch {
      // The token stays: the next message brings these changes too, and whoever comes back to the page reads all.
    } finally {
      isReading = false;
    }
  };
}
