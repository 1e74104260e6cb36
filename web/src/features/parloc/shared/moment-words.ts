import type { IntlShape } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';

/** A time, with its day unless that is today. @param moment in milliseconds since 1970 */
export function momentWords(intl: IntlShape, moment: number): string {
  const time = intl.formatTime(moment, { format: 'time' });
  const day = intl.formatDate(moment, { format: 'month-day' });
  if (day === intl.formatDate(serverNow(), { format: 'month-day' })) return time;
  return intl.formatMessage({ id: 'parloc.client.dayAndTime' }, { time, day });
}
