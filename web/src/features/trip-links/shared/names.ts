import { phoneIn } from '@par-club/functions/shared/phone-in';
import type { IntlShape } from 'react-intl';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';

/** A passenger's name, or the phone of one who has none. */
export function nameOf({ name, phone }: { name: string; phone: string }, intl: IntlShape): string {
  return name.trim() || unbrokenPhone(phone.trim()) || intl.formatMessage({ id: 'trips.noName' });
}

/** Where a map shows a place. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** Where a press on a phone leads; null for what cannot be called. */
export function callLink(phone: string): string | null {
  const whole = phoneIn(phone);
  return whole && `tel:${whole}`;
}
