import type { Calendar } from '@par-club/functions/contract/parendar';
import type { DemoCalendar } from '../demo/demo-calendar.ts';
import { CalendarRuleError, hasReason } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import type { CalendarSource } from './calendar-choice.ts';

export type CalendarState = {
  source: CalendarSource;
  /** Something is being saved into the calendar: until that is done, no other calendar can be chosen. */
  isWriting: boolean;
  isConnecting: boolean;
  connectFailure: unknown;
} & (
  | { status: 'loading' }
  /** Google's calendar is not connected, or, where `isRevoked`, no longer: the person connects it or tries the demo. */
  | { status: 'not-connected'; isRevoked: boolean }
  | { status: 'failed'; failure: unknown }
  /** The access is not accepted at all: the person is signed out. */
  | { status: 'unauthorized' }
  | ReadyState
);

export interface ReadyState {
  status: 'ready';
  service: CalendarService;
  /** The same service where it is the demo's, with its additional methods. */
  demo: DemoCalendar | null;
  /** Primary first, then by name; their zones are ones that this browser knows. */
  calendars: readonly Calendar[];
  /** The one that is shown; null where there is none at all. */
  calendar: Calendar | null;
  /** The grant is gone: what is shown stays, and a new consent is offered. */
  isRevoked: boolean;
  /** Other calendars were connected while something was being written into this one: they come when that is done. */
  isSwitchDue: boolean;
  /** Counts the starts: after each, what was read before is read again. */
  generation: number;
}

/** @throws CalendarRuleError where no calendar is ready */
export function selectedIn(state: CalendarState): { service: CalendarService; calendar: Calendar } {
  if (state.status !== 'ready') throw new CalendarRuleError('google-not-initialized');
  if (!state.calendar) throw new CalendarRuleError('no-calendar-selected');
  return { service: state.service, calendar: state.calendar };
}

export function afterFailedStart(error: unknown) {
  if (hasReason(error, 'invalid-access-token', 'not-signed-in')) return { status: 'unauthorized' } as const;
  if (!isGrantRevoked(error)) return { status: 'failed', failure: error } as const;
  return { status: 'not-connected', isRevoked: !hasReason(error, 'not-connected') } as const;
}

/** Whether a call failed because the grant is gone: only a new consent helps. */
export function isGrantRevoked(error: unknown): boolean {
  return hasReason(error, 'grant-lost', 'scope-missing', 'invalid-access-token', 'not-connected');
}
