import type { Passenger } from '../../contract/parendar.ts';
import { findPhone, phoneKey } from '../../shared/phone-in.ts';
import { sameName } from '../../shared/same-name.ts';
import { numberOf, oneLine, withoutNumber } from './passenger-line.ts';

/** Lines that nobody has been found for yet, by their place. */
export type EditedLines = Map<number, string>;

type Written = Passenger & { line: string };

/**
 * Finds the line of each passenger among those that a person left, and takes it out of them: the very line that was
 * written, with its number or another; else one with the passenger's phone, a word of the name, or the number.
 * @param passengers with the line that was written of each, without its number
 * @returns 'same' for a line that stands there as it was written, and `undefined` for one that is gone
 */
export function linesByPassenger(edited: EditedLines, passengers: readonly Written[]) {
  const found: (string | undefined)[] = passengers.map(() => undefined);
  /** Each step takes one look at a line. */
  const step = (
    keysIn: (line: string) => string[],
    keysOf: (passenger: Written, number: number) => string[],
  ) => {
    if (!found.includes(undefined)) return;
    const places = Map.groupBy(
      [...edited].flatMap(([place, line]) => keysIn(line).map((key) => ({ key, place }))),
      ({ key }) => key,
    );
    for (const [index, passenger] of passengers.entries()) {
      if (found[index] !== undefined) continue;
      const candidates = keysOf(passenger, index + 1).flatMap((key) => places.get(key) ?? []);
      const place = candidates.find((each) => edited.has(each.place))?.place ?? -1;
      found[index] = edited.get(place);
      edited.delete(place);
    }
  };
  // Two may be written alike.
  step(
    (line) => [oneLine(line)],
    ({ line }, number) => [`${number}. ${line}`],
  );
  step(
    (line) => [withoutNumber(line)],
    ({ line }) => [line],
  );
  const isWritten = found.map((line) => line !== undefined);
  step(
    (line) => filled(findPhone(withoutNumber(line))?.phone),
    ({ phone }) => filled(phoneKey(phone)),
  );
  step(wordsOf, ({ name }) => wordsOf(name));
  step(
    (line) => filled(numberOf(line)),
    (_, number) => [String(number)],
  );
  return found.map((line, index) => (isWritten[index] ? 'same' : line));
}

function filled(key: string | undefined): string[] {
  return key ? [key] : [];
}

/** The words of a name, or of what stands where a line has the name; 'Водій: Олена' names no passenger. */
function wordsOf(text: string): string[] {
  const [name = ''] = withoutNumber(text).split(/[,\d+]/, 1);
  return name.includes(':') ? [] : (sameName(name).match(/\p{L}{3,}/gu) ?? []);
}
