import { normalisePhone } from '@par-club/functions/shared/phone';
import { spacedPhone } from './spaced-phone.ts';

/** A phone in groups, of which no line parts any, as for paper; what is no whole number stays as it was typed. */
export function unbrokenPhone(phone: string): string {
  return spacedPhone(normalisePhone(phone) ?? phone);
}
