import type { Passenger } from '../../contract/parendar.ts';
import { findPhone, phoneKey } from '../../shared/phone-in.ts';
import { sameName } from '../../shared/same-name.ts';
import { numberOf, oneLine, withoutNumber } from './passenger-line.ts';

/** Lines that nobody has been found for yet, by their place. */
export type EditedLines = Map<number, string>;

type Written = Passenger & { line: string };
/** The index of a passenger, and the place of a line that may be theirs. */
type Pair = { index: number; place: number };
type KeysIn = (line: string) => string[];
type KeysOf = (passenger: Written, number: number) => string[];

/**
 * Finds the line of each passenger among those that a person left, and takes it out of them: the very line that was
 * written, with its number or another; else one with the passenger's phone, a word of the name, or the number. Of several
 * that it may be, it is the one that says clearly more of the same; a line that may as well be another's is left.
 * @param passengers with the line that was written of each, without its number
 * @returns 'same' for a line that stands there as it was written, and `undefined` for one that is gone
 */
export function linesByPassenger(edited: EditedLines, passengers: readonly Written[]) {
  const found: (string | undefined)[] = passengers.map(() => undefined);
  /** Takes the pairs of a passenger and a line that share a key, where both are open. */
  const step = (keysIn: KeysIn, keysOf: KeysOf, choose = (pairs: Pair[]) => pairs) => {
    if (!found.includes(undefined)) return;
    const places = Map.groupBy(
      [...edited].flatMap(([place, line]) => keysIn(line).map((key) => ({ key, place }))),
      ({ key }) => key,
    );
    const pairs = passengers.flatMap((passenger, index) => {
      if (found[index] !== undefined) return [];
      const lines = keysOf(passenger, index + 1).flatMap((key) => places.get(key) ?? []);
      return [...new Set(lines.map(({ place }) => place))].map((place) => ({ index, place }));
    });
    for (const { index, place } of choose(pairs)) {
      if (found[index] !== undefined || !edited.has(place)) continue;
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
  const clear = clearPairs(passengers, new Map(edited));
  step(
    (line) => filled(findPhone(withoutNumber(line))?.phone),
    ({ phone }) => filled(phoneKey(phone)),
    clear,
  );
  step(wordsOf, ({ name }) => wordsOf(name), clear);
  step(
    (line) => filled(numberOf(line)),
    (_, number) => [String(number)],
    clear,
  );
  return found.map((line, index) => (isWritten[index] ? 'same' : line));
}

/**
 * Chooses the pairs that have more parts in common than any other pair of their passenger or their line. A passenger or
 * line that is in doubt is in no pair of a later step.
 */
function clearPairs(passengers: readonly Written[], lines: ReadonlyMap<number, string>) {
  const parts = passengers.map(({ line }) => new Set(partsOf(line)));
  const doubtful = { index: new Set<number>(), place: new Set<number>() };
  return (pairs: Pair[]): Pair[] => {
    const open = pairs.filter(({ index, place }) => !doubtful.index.has(index) && !doubtful.place.has(place));
    const rivals = countsOf(open);
    const weightOf = ({ index, place }: Pair) => {
      const line = lines.get(place) ?? '';
      const shared = partsOf(line).filter((part) => parts[index]?.has(part)).length;
      // Where somebody is gone, the person may have counted the others anew.
      const isNobodyGone = rivals.place(place) <= rivals.index(index);
      return shared + (isNobodyGone && numberOf(line) === String(index + 1) ? 0.5 : 0);
    };
    const taken = { index: new Set<number>(), place: new Set<number>() };
    const byWeight = Map.groupBy(open, weightOf);
    return [...byWeight.keys()]
      .sort((one, other) => other - one)
      .flatMap((weight) => {
        const left = (byWeight.get(weight) ?? []).filter(
          ({ index, place }) =>
            ![taken, doubtful].some((sets) => sets.index.has(index) || sets.place.has(place)),
        );
        const alike = countsOf(left);
        return left.filter(({ index, place }) => {
          const isClear = alike.index(index) === 1 && alike.place(place) === 1;
          const sets = isClear ? taken : doubtful;
          sets.index.add(index);
          sets.place.add(place);
          return isClear;
        });
      });
  };
}

/** How many pairs a passenger, and a line, is in. */
function countsOf(pairs: readonly Pair[]) {
  const indexes = Map.groupBy(pairs, ({ index }) => index);
  const places = Map.groupBy(pairs, ({ place }) => place);
  return {
    index: (index: number) => indexes.get(index)?.length ?? 0,
    place: (place: number) => places.get(place)?.length ?? 0,
  };
}

/** The words of the name and the other parts of a line, folded. */
function partsOf(line: string): string[] {
  const [, ...parts] = withoutNumber(line).split(/,\s/).map(sameName);
  return [...wordsOf(line), ...parts];
}

function filled(key: string | undefined): string[] {
  return key ? [key] : [];
}

/** The words of a name, or of what stands where a line has the name; 'Водій: Олена' names no passenger. */
function wordsOf(text: string): string[] {
  const [name = ''] = withoutNumber(text).split(/[,\d+]/, 1);
  return name.includes(':') ? [] : (sameName(name).match(/\p{L}{3,}/gu) ?? []);
}
