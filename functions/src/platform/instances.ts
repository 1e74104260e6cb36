import { REGION } from '../contract/region.ts';

/** Where each requested function runs. */
export const INSTANCES = {
  region: REGION,
  /** For one function; each instance takes many requests at once. It limits the cost of a flood. */
  maxInstances: 20,
  /** A window of a thousand trips took 420 MB; the platform ends an instance that needs more than this. */
  memory: '512MiB',
} as const;
