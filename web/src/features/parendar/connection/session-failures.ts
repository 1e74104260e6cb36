import type { IntlShape } from 'react-intl';
import { CallError } from '#firebase/call-error.ts';
import { ChunkLoadError } from '#loading/part.ts';
import { calendarFailureText } from '../calendar/calendar-rules.ts';
import { ConsentError } from './consent.ts';

/** Failures of a start that say more than that the calendars did not come. */
const TELLING = ['no-google-client', 'bad-google-client', 'forbidden'];

/** What to tell a person whose calendar did not start. */
export function startFailureText(intl: IntlShape, error: unknown): string {
  const isTelling = error instanceof CallError && TELLING.includes(error.failure.reason);
  if (isTelling || error instanceof ChunkLoadError) return calendarFailureText(intl, error);
  return intl.formatMessage({ id: 'parendar.failed.calendars' });
}

/**
 * What to tell a person whose calendar could not be connected.
 * @param isRenewal whether it was connected before
 */
export function connectFailureText(intl: IntlShape, error: unknown, isRenewal: boolean): string {
  const why =
    error instanceof ConsentError
      ? intl.formatMessage({ id: `parendar.consent.${error.reason}` })
      : calendarFailureText(intl, error);
  return isRenewal ? `${intl.formatMessage({ id: 'parendar.failed.refresh' })}. ${why}` : why;
}
