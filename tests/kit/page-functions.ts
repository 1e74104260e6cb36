import type { BrowserContext } from '@playwright/test';
import { origin } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { emulatorPorts } from './emulators.ts';
import { type FunctionsInstance, startFunctions } from './functions-instance.ts';

/** Parameters of a deployment that differ from those of all tests. */
export type Changes = Readonly<Record<string, string>>;

const EMULATOR = origin(emulatorPorts().functions);

/** Functions with parameters of their own, each started when a test first asks for it. */
export interface PageFunctions {
  with: (changes: Changes) => Promise<FunctionsInstance>;
  stop: () => Promise<void>;
}

/** @param worker tells the logs of workers apart that run side by side */
export function pageFunctions(worker: number): PageFunctions {
  const started = new Map<string, Promise<FunctionsInstance>>();
  return {
    with(changes) {
      const key = JSON.stringify(changes);
      const instance =
        started.get(key) ??
        startFunctions({
          name: `browser-${worker}-${started.size}`,
          environment: { ...FUNCTIONS_ENVIRONMENT, ...changes },
        });
      started.set(key, instance);
      return instance;
    },
    async stop() {
      for (const instance of started.values()) await (await instance).stop();
    },
  };
}

/** Takes the calls of a browser's pages to an instance, in place of the emulator. @returns what ends that */
export async function divertCalls(
  context: BrowserContext,
  instance: FunctionsInstance,
): Promise<() => Promise<void>> {
  const calls = `${EMULATOR}/**`;
  await context.route(calls, (route) =>
    route.continue({ url: route.request().url().replace(EMULATOR, instance.origin) }),
  );
  return () => context.unroute(calls);
}
