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
  return (value) => parse === null || isPossibleNumber(value, parse);
}

/** A number that can be somebody's, in its international form; anything else as it is, also before it can be told. */
export function canonicalPhone(value: string, parse = known): string {
  if (parse === null || !/^[\d\s()+.-]+$/.test(value) || !isPossibleNumber(value, parse)) return value;
  return parse(value, 'UA')?.number ?? value;
}

/** A number without a country's code is taken for a Ukrainian one, which has nine digits: the library allows ten. */
export function isPossibleNumber(value: string, parse: Parse): boolean {
  const number = parse(value, 'UA');
  return number?.isPossible() === true && (number.country !== 'UA' || number.nationalNumber.length === 9);
}
