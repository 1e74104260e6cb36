/** Milliseconds before the next tries: a request that is lost alone is best asked for again at once. */
const DELAYS_MS = [300, 1500];

/** What has come, or is on its way. */
const arriving = new Map<string, Promise<void>>();

/**
 * Imports a module when all its files are at hand. Browsers remember a module that did not arrive, and each that one
 * imports, until the page is reloaded; a file that is only fetched can be asked for again. The build puts this in front of
 * each `import()`.
 *
 * @param files addresses of the module, what it imports, and their style sheets
 * @throws TypeError where one does not arrive
 */
export async function importWhole<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(addresses.map(arrive));
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(applyStyle));
  return load();
}

/** Puts a file into the browser's cache, from where the import then takes it. */
function arrive(address: string): Promise<void> {
  const known = arriving.get(address);
  if (known) return known;
  const arrival = isOfDocument(address) ? Promise.resolve() : fetchPatiently(address, DELAYS_MS);
  arriving.set(address, arrival);
  arrival.catch(() => arriving.delete(address));
  return arrival;
}

/** Whether it has come with the document: without that, nothing would run. */
function isOfDocument(address: string): boolean {
  const names = [
    'script[src=',
    'link[rel="modulepreload"][href=',
    'link[rel="stylesheet"][href=',
    'style[data-href~=',
  ];
  return document.querySelector(names.map((name) => `${name}"${address}"]`).join()) !== null;
}

async function fetchPatiently(address: string, [delay, ...delays]: readonly number[]): Promise<void> {
  try {
    await fetchFile(address);
  } catch (error) {
    // Without a connection there is nothing to wait for here: who asked is told at once.
    if (delay === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await fetchPatiently(address, delays);
  }
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  // Some networks answer with a page of theirs to whatever is asked.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new TypeError(`Failed to fetch ${address}`);
  }
  await response.arrayBuffer();
}

function applyStyle(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"], style[data-href~="${href}"]`)) return;
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`Failed to fetch ${href}`));
    };
    document.head.append(link);
  });
}
