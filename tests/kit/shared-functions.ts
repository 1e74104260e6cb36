import type { TestProject } from 'vitest/node';
import { FUNCTIONS_ENVIRONMENT, IMPATIENT, WITHOUT_KEYS } from '../../local/suite/functions-environment.ts';
import { type FunctionsAddress, startFunctions } from './functions-instance.ts';

/** What differs between the functions that all test files call. */
const KINDS = { ordinary: {}, impatient: IMPATIENT, withoutKeys: WITHOUT_KEYS };

declare module 'vitest' {
  interface ProvidedContext {
    functions: Readonly<Record<keyof typeof KINDS, FunctionsAddress>>;
  }
}

/** Starts one instance of each kind before the tests, which find them by `inject('functions')`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const start = (kind: keyof typeof KINDS) =>
    startFunctions({ name: kind, environment: { ...FUNCTIONS_ENVIRONMENT, ...KINDS[kind] } });
  const [ordinary, impatient, withoutKeys] = await Promise.all([
    start('ordinary'),
    start('impatient'),
    start('withoutKeys'),
  ]);
  const addressOf = ({ origin, port }: FunctionsAddress) => ({ origin, port });
  provide('functions', {
    ordinary: addressOf(ordinary),
    impatient: addressOf(impatient),
    withoutKeys: addressOf(withoutKeys),
  });
  return async () => {
    await Promise.all([ordinary, impatient, withoutKeys].map(({ stop }) => stop()));
  };
}
