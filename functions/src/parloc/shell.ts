import { settings } from '../platform/settings.ts';

/** The page of a driver's link before it knows whose, as hosting serves it. */
type Shell = {
  html: string;
  /** Those of hosting's headers that hold for every page of the product. */
  headers: Record<string, string>;
};

/** Hosting serves `driver.html` here; for the name of the file it would only redirect. */
const PATH = '/driver';
const TIMEOUT_MILLISECONDS = 5000;
const PASSED_ON = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

let last: Shell | undefined;

/**
 * The shell, fetched each time, because an older one would name scripts that the latest deployment has removed. Only
 * when hosting does not answer, it is the last shell that this instance fetched.
 *
 * It comes from the deployment's own address, never from a host that a request names.
 * @throws when hosting does not answer, and never did
 */
export async function readShell(): Promise<Shell> {
  try {
    const response = await fetch(settings.siteUrl + PATH, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`Hosting answered ${response.status}`);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => PASSED_ON.includes(name)));
    last = { html: await response.text(), headers };
    return last;
  } catch (error) {
    if (last) return last;
    throw error;
  }
}
