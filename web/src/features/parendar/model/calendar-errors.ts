import type { FailureReason } from '@par-club/functions/contract/failures';
import type { IntlShape } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';

/** The rules of a calendar, each with the contract's reason for breaking it. */
const REASONS = {
  'no-calendar-id': 'no-calendar-id',
  'no-event-id': 'no-event-id',
  'no-calendar-selected': 'no-calendar-id',
  'calendar-not-found': 'calendar-not-found',
  'no-events-found': 'calendar-not-found',
  'event-not-found': 'not-found',
  'booking-gone': 'changed-elsewhere',
  'half-moved': 'internal',
  'calendar-exists': 'invalid-input',
  'primary-stays': 'invalid-input',
  'demo-not-initialized': 'internal',
  'google-not-initialized': 'internal',
} as const satisfies Record<string, FailureReason>;

export type CalendarRule = keyof typeof REASONS;

export class CalendarRuleError extends CallError {
  readonly rule: CalendarRule;
  /** Of the calendar or the event that the rule is about, or a passenger's name; '' for none. */
  readonly id: string;

  constructor(rule: CalendarRule, id = '', options?: ErrorOptions, failure?: CallError['failure']) {
    super(failure ?? { reason: REASONS[rule] }, options);
    this.name = 'CalendarRuleError';
    this.rule = rule;
    this.id = id;
  }
}

/** @throws CalendarRuleError */
export function requireCalendar(calendarId: string): void {
  if (calendarId === '') throw new CalendarRuleError('no-calendar-id');
}

/** @throws CalendarRuleError */
export function requireTrip(calendarId: string, tripId: string): void {
  if (calendarId === '' || tripId === '') throw new CalendarRuleError('no-event-id');
}

/** What to tell the person about a failure of a calendar, in their language. */
export function calendarFailureText(intl: IntlShape, error: unknown): string {
  if (!(error instanceof CalendarRuleError)) return failureText(intl, error);
  return intl.formatMessage({ id: `parendar.rule.${error.rule}` }, { id: error.id });
}

/** Whether a call was refused for one of these reasons. */
export function hasReason(error: unknown, ...reasons: CallError['failure']['reason'][]): boolean {
  return error instanceof CallError && reasons.includes(error.failure.reason);
}

/** Why there is no consent; each has words of its own. */
export type ConsentFailure =
  /** The person said no. */
  | 'denied'
  /** The person closed the window. */
  | 'closed'
  /** The browser did not open it. */
  | 'blocked'
  /** The browser keeps nothing, so that an answer in the same tab would not be known again. */
  | 'no-storage'
  /** An answer came that was not asked for. */
  | 'foreign-state'
  /** Google could not be asked, or could not answer. */
  | 'refused';

export class ConsentError extends Error {
  readonly reason: ConsentFailure;

  constructor(reason: ConsentFailure) {
    super(reason);
    this.name = 'ConsentError';
    this.reason = reason;
  }
}
