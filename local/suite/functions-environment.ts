import { standInEnvironment, TEST_CLIENT } from '../google/environment.ts';
import { origin, portsOf, testedSuite } from '../project/ports.ts';

const ports = portsOf(testedSuite);
/**
 * The map's pictures of the tests: the product's icon, from another origin of this machine than the page's. Playwright could
 * draw them, too, but then each request of each page would pass by it, and no page would keep a file.
 */
export const TILE_URL = `${origin(ports.hosting)}/icon.svg?{z}/{x}/{y}`;
/** All of them, as a pattern of Playwright's. */
export const TILES = TILE_URL.replace('{z}/{x}/{y}', '**');
/** The key of the deployment that has one, see `tests/kit/fault-provider.ts`. */
export const LENT_KEY = 'sk-test-deployment';
/** Ten minutes: no test waits that long for one answer. */
const SECONDS = '600';
const CALLS = '1000000';

/**
 * What the functions of the tests find in their environment: stand-ins for all outside services, and limits that no
 * test meets, on a busy machine either. A test of a limit starts functions with a small one (`startFunctions`).
 */
export const FUNCTIONS_ENVIRONMENT: Readonly<Record<string, string>> = {
  ...standInEnvironment(origin(ports.google), TEST_CLIENT).functions,
  SITE_URL: origin(ports.hosting),
  OPENAI_API_KEY: LENT_KEY,
  OPENAI_BASE_URL: `${origin(ports.faultProvider)}/v1`,
  OPENAI_TIMEOUT_SECONDS: SECONDS,
  GOOGLE_TIMEOUT_SECONDS: SECONDS,
  GOOGLE_REVOKE_TIMEOUT_SECONDS: SECONDS,
  CLIENT_PAGE_TIMEOUT_MILLISECONDS: `${SECONDS}000`,
  ANONYMOUS_DAILY_LIMIT: CALLS,
  SIGNED_IN_DAILY_LIMIT: CALLS,
  SITE_ANONYMOUS_DAILY_LIMIT: CALLS,
  ALL_ANONYMOUS_DAILY_LIMIT: CALLS,
  ALL_SIGNED_IN_DAILY_LIMIT: CALLS,
  OWN_KEY_DAILY_LIMIT: CALLS,
  LOOKUPS_HOURLY_LIMIT: CALLS,
  SITE_LOOKUPS_HOURLY_LIMIT: CALLS,
  DEPLOYMENT_LOOKUPS_HOURLY_LIMIT: CALLS,
};

/** What differs in a deployment that has no key for a language model and no Google client. */
export const WITHOUT_KEYS: Readonly<Record<string, string>> = {
  ...standInEnvironment(origin(ports.google), null).functions,
  OPENAI_API_KEY: '',
};

/** What differs in a deployment that soon gives up on whoever stays silent. */
export const IMPATIENT: Readonly<Record<string, string>> = {
  OPENAI_TIMEOUT_SECONDS: '1',
  GOOGLE_TIMEOUT_SECONDS: '1',
  GOOGLE_REVOKE_TIMEOUT_SECONDS: '1',
};
