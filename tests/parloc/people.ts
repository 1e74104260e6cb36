import { setUpRules } from '../kit/rules.ts';
import { iryna, olena, taras } from './drivers.ts';

/** Olena's documents are what the tests try; the others are everyone else there is. */
export const PEOPLE = ['the owner', 'another driver', 'somebody without an item', 'a visitor'] as const;
export type Person = (typeof PEOPLE)[number];

/** The emulator with the committed rules, and the database as each of the people reaches it. */
export function setUp() {
  return setUpRules<Person>({
    'the owner': olena.uid,
    'another driver': taras.uid,
    'somebody without an item': iryna.uid,
    'a visitor': null,
  });
}
