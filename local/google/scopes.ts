const PREFIX = 'https://www.googleapis.com/auth/';

/** Short names of scopes, which Google answers with their full ones. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  email: `${PREFIX}userinfo.email`,
  profile: `${PREFIX}userinfo.profile`,
};

const CALENDAR_SCOPES = [
  'calendar',
  'calendar.readonly',
  'calendar.events',
  'calendar.events.readonly',
  'calendar.events.owned',
  'calendar.events.owned.readonly',
  'calendar.calendarlist',
  'calendar.calendarlist.readonly',
  'calendar.calendars',
  'calendar.calendars.readonly',
  'calendar.app.created',
] as const;
type CalendarScope = (typeof CALENDAR_SCOPES)[number];

/** Which scopes let a client do what; any of them is enough: https://developers.google.com/workspace/calendar/api/auth */
export const NEEDED = {
  readList: ['calendar', 'calendar.readonly', 'calendar.calendarlist', 'calendar.calendarlist.readonly'],
  readCalendar: ['calendar', 'calendar.readonly', 'calendar.calendars', 'calendar.calendars.readonly'],
  writeCalendar: ['calendar', 'calendar.calendars'],
  readEvents: ['calendar', 'calendar.readonly', 'calendar.events', 'calendar.events.readonly'],
  /** In calendars that the person owns, beside those for any calendar. */
  readOwnedEvents: ['calendar.events.owned', 'calendar.events.owned.readonly'],
  writeEvents: ['calendar', 'calendar.events'],
  writeOwnedEvents: ['calendar.events.owned'],
  readColors: CALENDAR_SCOPES,
} as const satisfies Record<string, readonly CalendarScope[]>;

/** Whether one of the scopes was granted. */
export function hasAny(granted: readonly string[], needed: readonly CalendarScope[]): boolean {
  return needed.some((scope) => granted.includes(PREFIX + scope));
}

/** The scopes of a request, each once and by its full name; null when one is unknown. */
export function scopesIn(text: string): string[] | null {
  const names = text.split(/\s+/).filter((name) => name !== '');
  const scopes = [...new Set(names.map((name) => FULL_NAMES[name] ?? name))];
  const isKnown = (scope: string) =>
    isIdentity(scope) || CALENDAR_SCOPES.some((known) => scope === PREFIX + known);
  return scopes.length > 0 && scopes.every(isKnown) ? scopes : null;
}

/** Whether it is about who the person is, which Google's page does not let them leave out. */
export function isIdentity(scope: string): boolean {
  return scope === 'openid' || Object.values(FULL_NAMES).includes(scope);
}
