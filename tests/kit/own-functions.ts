import { afterAll } from 'vitest';
import { FUNCTIONS_ENVIRONMENT } from './functions-environment.ts';
import { type FunctionsInstance, startFunctions } from './functions-instance.ts';

/**
 * Starts functions for the tests of one file, which end with them: nobody else's calls are in their memory.
 *
 * @param name of the log
 * @param changes to the parameters that the functions of all tests have
 * @param project whose database they use, in place of the one that all tests share
 */
export async function ownFunctions(
  name: string,
  changes: Readonly<Record<string, string>> = {},
  project?: string,
): Promise<FunctionsInstance> {
  const environment = { ...FUNCTIONS_ENVIRONMENT, ...changes };
  const instance = await startFunctions({ name, environment, ...(project && { project }) });
  afterAll(() => instance.stop());
  return instance;
}
