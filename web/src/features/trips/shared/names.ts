import { normalisePhone } from '@par-club/functions/shared/phone';
import type { IntlShape } from 'react-intl';
import { spacedPhone } from '#phone/spaced-phone.ts';

/** A passenger's name, or the phone of one who has none. */
export function nameOf({ name, phone }: { name: string; phone: string }, intl: IntlShape): string {
  return name.trim() || phoneWords(phone) || intl.formatMessage({ id: 'trips.noName' });
}

/** A phone in groups; what is no whole number stays as it was typed. */
export function phoneWords(phone: string): string {
  return spacedPhone(normalisePhone(phone) ?? phone.trim());
}

/** Where a press on a phone leads; null for what cannot be called. */
export function callLink(phone: string): string | null {
  const whole = normalisePhone(phone);
  return whole === null ? null : `tel:${whole}`;
}
