import * as z from 'zod/mini';
import { Calendar } from '../../contract/parendar.ts';
import type { CalendarEntry } from '../google/google-client.ts';

const DEFAULT_COLOR = '#4285F4';

/** Primary first, then by name; unreadable calendars are left out. */
export function calendarsFrom(entries: readonly CalendarEntry[]): Calendar[] {
  return entries
    .flatMap((entry) => z.safeParse(Calendar, calendarFrom(entry)).data ?? [])
    .sort(
      (one, other) =>
        Number(other.isPrimary) - Number(one.isPrimary) || one.name.localeCompare(other.name, 'uk'),
    );
}

function calendarFrom(entry: CalendarEntry): Calendar {
  return {
    id: entry.id ?? '',
    name: entry.summaryOverride || entry.summary || '',
    description: entry.description ?? '',
    color: entry.backgroundColor || DEFAULT_COLOR,
    isPrimary: entry.primary === true,
    timeZone: entry.timeZone || 'UTC',
    isWritable: entry.accessRole === 'owner' || entry.accessRole === 'writer',
  };
}
