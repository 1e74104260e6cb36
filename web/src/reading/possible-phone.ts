import { normalisePhone } from '@par-club/functions/shared/phone';
import type { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

type Parse = typeof parsePhoneNumberFromString;

let known: Parse | null = null;

/**
 * Tells whether a value can be somebody's phone. What knows the lengths of each country's numbers comes late, for it weighs
 * more than the page; before, and where it does not come, a number need only look like one.
 */
export function usePossiblePhone(): (value: string) => boolean {
  const [parse, setParse] = useState(() => known);
  useEffect(() => {
    if (known) return;
    let isGone = false;
    import('libphonenumber-js/min').then(
      ({ parsePhoneNumberFromString }) => {
        known = parsePhoneNumberFromString;
        if (!isGone) setParse(() => parsePhoneNumberFromString);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (value) => isPossibleNumber(value, parse);
}

/** A number without a country's code is taken for a Ukrainian one. */
export function isPossibleNumber(value: string, parse: Parse | null): boolean {
  const number = normalisePhone(value);
  return number !== null && (parse === null || parse(number)?.isPossible() === true);
}
