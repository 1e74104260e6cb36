import { describe, expect, it } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { calendarText } from '../calendar.text.ts';
import { intlIn } from '../intl-of-tests.ts';
import { type CalendarRule, CalendarRuleError, calendarFailureText } from './calendar-errors.ts';

const english = intlIn('en');
const textOf = (error: unknown) => calendarFailureText(english, error);

describe('[P-15] [P-18] the rules of the calendar', () => {
  it.each<[CalendarRule, string]>([
    ['no-calendar-id', 'Calendar ID is required'],
    ['no-event-id', 'Calendar ID and Event ID are required'],
    ['event-not-found', 'Event with ID abc not found'],
    ['booking-gone', 'abc: no longer in the trip, somebody else has struck them out.'],
    ['half-moved', 'abc is in both trips now, not struck out of the one before.'],
    ['no-events-found', 'No events found for calendar: abc'],
    ['calendar-exists', 'Calendar with ID abc already exists'],
    ['primary-stays', 'Cannot delete primary calendar'],
    ['calendar-not-found', 'Calendar with ID abc not found'],
    ['no-calendar-selected', 'No calendar selected'],
    ['demo-not-initialized', 'Calendar Mock Service is not initialized'],
    ['google-not-initialized', 'Google API not initialized'],
  ])('%s', (rule, words) => expect(textOf(new CalendarRuleError(rule, 'abc'))).toBe(words));
});

describe('[P-16] [P-17] [P-19] [P-20] what the calendar says', () => {
  it.each([
    ['no-google-client', 'Google API keys are not set'],
    ['not-connected', 'No access token available'],
    ['not-signed-in', 'User not signed in'],
    ['grant-lost', 'Failed to refresh access token'],
    ['bad-google-client', 'Failed to initialize Google API. Check your API keys.'],
    ['invalid-access-token', 'Unauthorized: Invalid access token'],
  ] as const)('of a call that failed with %s', (reason, words) => {
    expect(textOf(new CallError({ reason }))).toBe(words);
  });

  it.each([
    ['failed.events', 'Failed to fetch events. Please try again.'],
    ['failed.calendars', 'Failed to fetch calendars.'],
    ['failed.save', 'Failed to save trip. Please try again.'],
    ['failed.delete', 'Failed to delete trip. Please try again.'],
    ['failed.refresh', 'Something went wrong. Failed to refresh access token'],
    ['done.saved', 'Trip saved'],
    ['done.deleted', 'Trip deleted'],
    ['done.calendarUpdated', 'Calendar updated'],
    ['done.eventAdded', 'Event added'],
    ['done.eventUpdated', 'Event updated'],
    ['done.eventDeleted', 'Event deleted'],
    ['done.passengerAdded', 'Passenger added to trip'],
  ] as const)('as %s', (id, words) => expect(calendarText[`parendar.${id}`].en).toBe(words));
});
