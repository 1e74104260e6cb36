import { settings } from '../platform/settings.ts';

/** The web app's page before it knows where it is, as hosting serves it. */
export type Shell = {
  html: string;
  /** It may be of a former deployment: nobody is to keep it any longer. */
  isOld: boolean;
  /** Those of hosting's headers that hold for every page of the product. */
  headers: Record<string, string>;
};

/** Hosting serves `app.html` here; for the name of the file it would only redirect. */
const PATH = '/app';
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
 * The shell, asked for anew each time: after a deployment an older one would name scripts that are gone. Only when
 * hosting does not answer is it the last one that this instance had.
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
    const headers = PASSED_ON.map((name) => [name, response.headers.get(name)] as const);
    last = {
      html: await response.text(),
      isOld: false,
      headers: Object.fromEntries(headers.filter((each): each is [string, string] => each[1] !== null)),
    };
    return last;
  } catch (error) {
    if (last) return { ...last, isOld: true };
    throw error;
  }
}
