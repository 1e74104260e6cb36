import { settings } from '../platform/settings.ts';
import passedOn from './passed-on-headers.json' with { type: 'json' };

/** The document of a link's page without a first view. */
type Shell = {
  html: string;
  /** Hosting's headers for every page of the product. */
  headers: Record<string, string>;
};

/** Paths without '.html', from which hosting would only redirect. */
export type ShellPath = '/driver' | '/trip' | '/seat';

const TIMEOUT_MILLISECONDS = 5000;

const last = new Map<string, Shell>();

/**
 * Fetches the shell each time: an older one would name scripts that the latest deployment has removed. Where hosting
 * does not answer, the last shell of this instance serves. The address is the deployment's own, never that of a
 * request's host.
 * @throws when hosting does not answer, and never did
 */
export async function readShell(path: ShellPath): Promise<Shell> {
  try {
    const response = await fetch(settings.siteUrl + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`Hosting answered ${response.status}`);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => passedOn.includes(name)));
    const shell = { html: await response.text(), headers };
    last.set(path, shell);
    return shell;
  } catch (error) {
    const known = last.get(path);
    if (known) return known;
    throw error;
  }
}
