import { normalisePhone } from '@par-club/functions/shared/phone';
import { spacedPhone } from './spaced-phone.ts';

/** An unbroken phone in groups; any other text stays as it was typed. */
export function unbrokenPhone(phone: string): string {
  return spacedPhone(normalisePhone(phone) ?? phone);
}
