import { normalisePhone } from '@par-club/functions/shared/phone';
import { phoneIn } from '@par-club/functions/shared/phone-in';
import type { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

type Parse = typeof parsePhoneNumberFromString;

let known: Parse | null = null;

/**
 * Tells whether a value can be somebody's phone. What knows the lengths of each country's numbers comes late, for it
 * weighs more than the page; before, and where it does not come, nothing is doubted.
 */
export function usePossiblePhone(): (value: string) => boolean {
  const [parse, setParse] = useState(() => known);
  useEffect(() => {
    if (known) return;
    import('libphonenumber-js/min').then(
      ({ parsePhoneNumberFromString }) => {
        known = parsePhoneNumberFromString;
        setParse(() => parsePhoneNumberFromString);
      },
      () => {},
    );
  }, []);
  return (value) => parse === null || isPossibleNumber(value, parse);
}

/** A number that can be somebody's, in its international form; anything else as it is, also before it can be told. */
export function canonicalPhone(value: string, parse = known): string {
  const phone = normalisePhone(value);
  return phone !== null && parse !== null && isPossibleNumber(phone, parse) ? phone : value;
}

export function isPossibleNumber(value: string, parse: Parse): boolean {
  // Words may stand beside a number: '067 123 45 67 Viber'.
  const phone = /\p{L}/u.test(value) ? phoneIn(value) : normalisePhone(value);
  return parse(phone ?? '')?.isPossible() === true;
}
