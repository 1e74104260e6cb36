import { standInEnvironment, TEST_CLIENT } from '../google/environment.ts';
import { origin, portsOf, testedSuite } from '../project/ports.ts';
import limits from './functions-limits.json' with { type: 'json' };

const ports = portsOf(testedSuite);
/** Map pictures: the product's icon from another origin. Playwright's routing would switch the cache off. */
export const TILE_URL = `${origin(ports.hosting)}/icon.svg?{z}/{x}/{y}`;
export const TILES = TILE_URL.replace('{z}/{x}/{y}', '**');
/** The key of the deployment that has one, see `tests/kit/fault-provider.ts`. */
export const LENT_KEY = 'sk-test-deployment';

/** Stand-ins for outside services, and limits of time and number that no test meets (`startFunctions` sets small ones). */
export const FUNCTIONS_ENVIRONMENT: Readonly<Record<string, string>> = {
  ...standInEnvironment(origin(ports.google), TEST_CLIENT).functions,
  SITE_URL: origin(ports.hosting),
  OPENAI_API_KEY: LENT_KEY,
  OPENAI_BASE_URL: `${origin(ports.faultProvider)}/v1`,
  ...limits,
};

export const WITHOUT_KEYS: Readonly<Record<string, string>> = {
  ...standInEnvironment(origin(ports.google), null).functions,
  OPENAI_API_KEY: '',
};

export const IMPATIENT: Readonly<Record<string, string>> = {
  OPENAI_TIMEOUT_SECONDS: '1',
  GOOGLE_TIMEOUT_SECONDS: '1',
  GOOGLE_REVOKE_TIMEOUT_SECONDS: '1',
};
