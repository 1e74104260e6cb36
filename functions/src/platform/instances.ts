import { REGION } from '../contract/region.ts';

/** Where and on what each function runs that somebody asks for. */
export const INSTANCES = {
  region: REGION,
  /** Of one function at most; each takes many requests at once: a ceiling for what a flood may cost. */
  maxInstances: 20,
  /** A window of a thousand trips took 420 MB, and the platform ends an instance that wants more than it has. */
  memory: '512MiB',
} as const;
