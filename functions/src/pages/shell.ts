import { settings } from '../platform/settings.ts';

/** The page of a link before it knows what it shows, as hosting serves it. */
type Shell = {
  html: string;
  /** Those of hosting's headers that hold for every page of the product. */
  headers: Record<string, string>;
};

/** Documents of links, without '.html': for the name of the file, hosting would only redirect. */
export type ShellPath = '/driver' | '/trip' | '/seat';

const TIMEOUT_MILLISECONDS = 5000;
const PASSED_ON = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

const last = new Map<string, Shell>();

/**
 * The shell, fetched each time, because an older one would name scripts that the latest deployment has removed. Only
 * when hosting does not answer, it is the last shell that this instance fetched.
 *
 * It comes from the deployment's own address, never from a host that a request names.
 * @throws when hosting does not answer, and never did
 */
export async function readShell(path: ShellPath): Promise<Shell> {
  try {
    const response = await fetch(settings.siteUrl + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`Hosting answered ${response.status}`);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => PASSED_ON.includes(name)));
    const shell = { html: await response.text(), headers };
    last.set(path, shell);
    return shell;
  } catch (error) {
    const known = last.get(path);
    if (known) return known;
    throw error;
  }
}
