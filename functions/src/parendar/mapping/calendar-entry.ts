import type { Calendar } from '../../contract/parendar.ts';

/** What is read of an entry of a person's list: https://developers.google.com/workspace/calendar/api/v3/reference/calendarList */
export type CalendarEntry = {
  id?: string | null;
  summary?: string | null;
  /** The name that the person gave to somebody else's calendar. */
  summaryOverride?: string | null;
  description?: string | null;
  backgroundColor?: string | null;
  primary?: boolean | null;
  timeZone?: string | null;
  accessRole?: string | null;
};

const DEFAULT_COLOR = '#4285F4';

/** The calendars of a list as the page shows them: primary first, then by name. */
export function calendarsFrom(entries: readonly CalendarEntry[]): Calendar[] {
  return entries
    .map(calendarFrom)
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
