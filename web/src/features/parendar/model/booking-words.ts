import type { FreeText } from '@par-club/functions/contract/booking.values';
import { textsOf } from '@par-club/functions/shared/booking-fields';
import type { IntlShape } from 'react-intl';

/** The free texts of a booking in words. @param reader limits them to those that they may see */
export function freeTexts(
  booking: Partial<Record<FreeText, string | undefined>>,
  intl: IntlShape,
  reader?: 'driver',
): string[] {
  return Object.entries(textsOf(booking, reader)).map(([field, value]) =>
    intl.formatMessage({ id: `parendar.passengers.${field as FreeText}` }, { value }),
  );
}
