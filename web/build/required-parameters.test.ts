import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { requireParameters } from './required-parameters.ts';

const EXAMPLES = parseEnv(readFileSync(new URL('../.env', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const REAL = {
  ...EXAMPLES,
  VITE_FIREBASE_PROJECT_ID: 'par-club-live',
  VITE_OPERATOR_NAME: 'Par Club',
  VITE_OPERATOR_ADDRESS: 'Kyiv',
  VITE_OPERATOR_EMAIL: 'privacy@par.club',
  VITE_CLUB_URL: 'https://par.club',
  VITE_CHAT_URL: 'https://t.me/par-club',
};
const OF_OPERATOR = [
  'VITE_OPERATOR_NAME',
  'VITE_OPERATOR_ADDRESS',
  'VITE_OPERATOR_EMAIL',
  'VITE_CLUB_URL',
  'VITE_CHAT_URL',
] as const;

describe('requireParameters', () => {
  it('[F-S9] needs none for a demo project', () => {
    expect(EXAMPLES.VITE_FIREBASE_PROJECT_ID).toMatch(/^demo-/);
    expect(() => requireParameters(EXAMPLES)).not.toThrow();
    expect(() => requireParameters({ VITE_FIREBASE_PROJECT_ID: 'demo-other' })).not.toThrow();
  });

  it('[F-S9] lets a build for a real project be that has them all', () => {
    expect(() => requireParameters(REAL)).not.toThrow();
  });

  it.each(OF_OPERATOR)('[F-S9] stops a build for a real project without %s of its own', (name) => {
    for (const value of ['', ' ', EXAMPLES[name] ?? expect.fail('web/.env has no example')]) {
      expect(() => requireParameters({ ...REAL, [name]: value })).toThrow(
        `A build for the project par-club-live needs ${name}: set them in web/.env.production.local, see the README.`,
      );
    }
  });

  it('[F-S9] names all that are missing in one sentence', () => {
    expect(() => requireParameters({ VITE_FIREBASE_PROJECT_ID: 'par-club-live' })).toThrow(
      OF_OPERATOR.join(', '),
    );
    expect(() => requireParameters({})).toThrow('the project (none)');
  });
});
