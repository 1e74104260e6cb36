import type { Passenger } from '../../contract/parendar.ts';
import { findPhone, phoneKey } from '../../shared/phone-in.ts';
import { sameName } from '../../shared/same-name.ts';
import { numberOf, oneLine, withoutNumber } from './passenger-line.ts';

/** Lines that nobody has been found for yet, by their place. */
export type EditedLines = Map<number, string>;

/** Names of the lines that have something in common, and where they stand. */
type Places = Map<string, number[]>;

/**
 * Finds the line of each passenger among those that a person left, and takes it out of them: the very line that was
 * written, with its number or another; else one with the passenger's phone, a word of the name, or the number. Each step takes one look at a line.
 * @param passengers with the line that was written of each, without its number
 * @returns 'same' for a line that stands there as it was written, and `undefined` for one that is gone
 */
export function linesByPassenger(
  edited: EditedLines,
  passengers: readonly (Passenger & { line: string })[],
): (string | undefined)[] {
  const found: (string | undefined)[] = passengers.map(() => undefined);
  const step = (keysOfLine: (line: string) => string[], keysOf: (index: number) => string[]) => {
    const places = placesBy(edited, keysOfLine);
    passengers.forEach((_, index) => {
      if (found[index] !== undefined) return;
      for (const key of keysOf(index)) {
        found[index] ??= take(edited, places, key);
      }
    });
  };
  const of = (index: number) => passengers[index] ?? { name: '', phone: '', line: '' };
  // Two may be written alike.
  step(
    (line) => [oneLine(line)],
    (index) => [`${index + 1}. ${of(index).line}`],
  );
  step(
    (line) => [withoutNumber(line)],
    (index) => [of(index).line],
  );
  const isWritten = found.map((line) => line !== undefined);
  step(
    (line) => filled(findPhone(withoutNumber(line))?.phone ?? ''),
    (index) => filled(phoneKey(of(index).phone)),
  );
  step(
    (line) => wordsOf(line),
    (index) => wordsOf(of(index).name),
  );
  step(
    (line) => filled(numberOf(line) ?? ''),
    (index) => [String(index + 1)],
  );
  return found.map((line, index) => (isWritten[index] ? 'same' : line));
}

function filled(key: string): string[] {
  return key === '' ? [] : [key];
}

/** The words of a name, or of what stands where a line has the name; 'Водій: Олена' names no passenger. */
function wordsOf(text: string): string[] {
  const [name = ''] = withoutNumber(text).split(/[,\d+]/, 1);
  return name.includes(':') ? [] : (sameName(name).match(/\p{L}{3,}/gu) ?? []);
}

function placesBy(edited: EditedLines, keysOf: (line: string) => string[]): Places {
  const places: Places = new Map();
  for (const [place, line] of edited) {
    for (const key of keysOf(line)) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  // The first is taken from the end.
  for (const known of places.values()) known.reverse();
  return places;
}

function take(edited: EditedLines, places: Places, key: string): string | undefined {
  const known = places.get(key) ?? [];
  for (let place = known.pop(); place !== undefined; place = known.pop()) {
    const line = edited.get(place);
    if (line === undefined) continue;
    edited.delete(place);
    return line;
  }
  return undefined;
}
