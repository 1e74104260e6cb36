import { apiError, invalid } from './errors.ts';
import { boundsOf, momentIn } from './event-time.ts';
import { asObject, type Json } from './http.ts';
import type { StoredCalendar, StoredEvent } from './state.ts';

/** The events that a query of `events.list` asks for, in its order. */
export function selectEvents({ events, timeZone }: StoredCalendar, query: URLSearchParams): StoredEvent[] {
  const from = momentOf(query, 'timeMin') ?? Number.NEGATIVE_INFINITY;
  const to = momentOf(query, 'timeMax') ?? Number.POSITIVE_INFINITY;
  if (to <= from) {
    throw apiError(400, {
      domain: 'calendar',
      reason: 'timeRangeEmpty',
      message: 'The specified time range is empty.',
      location: 'timeMax',
      locationType: 'parameter',
    });
  }
  const inOrder = orderOf(query, timeZone);
  const properties = query.getAll('privateExtendedProperty').map(propertyIn);
  const isAskedFor = (event: StoredEvent) => {
    const { start, end } = boundsOf(event, timeZone);
    return (
      end > from &&
      start < to &&
      (query.get('showDeleted') === 'true' || event.status !== 'cancelled') &&
      hasWords(event, query.get('q') ?? '') &&
      properties.every(([name, value]) => privateProperties(event)[name] === value)
    );
  };
  return [...events.values()].filter(isAskedFor).sort(inOrder);
}

function momentOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const moment = momentIn(text);
  if (moment === null) throw invalid('Bad Request', 'badRequest');
  return moment;
}

/** How to sort; without an order they stay as they were made, for Google promises none. */
function orderOf(
  query: URLSearchParams,
  timeZone: string,
): ((one: StoredEvent, other: StoredEvent) => number) | undefined {
  const order = query.get('orderBy');
  if (order === null) return undefined;
  if (order === 'updated') return (one, other) => Date.parse(one.updated) - Date.parse(other.updated);
  if (order !== 'startTime') throw invalid('Invalid value for: orderBy');
  if (query.get('singleEvents') !== 'true') {
    throw invalid('The requested ordering is not available for the particular query.');
  }
  return (one, other) => boundsOf(one, timeZone).start - boundsOf(other, timeZone).start;
}

/** Whether the event's texts have all the words, in any letter case. */
function hasWords({ fields }: StoredEvent, words: string): boolean {
  const text = [fields.summary, fields.description, fields.location].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The name and the value in `name=value`. */
function propertyIn(text: string): [string, string] {
  const [, name, value] = text.match(/^([^=]+)=(.*)$/s) ?? [];
  if (name === undefined || value === undefined) throw invalid('Invalid value for: privateExtendedProperty');
  return [name, value];
}

function privateProperties({ fields }: StoredEvent): Json {
  return asObject(asObject(fields.extendedProperties).private);
}
