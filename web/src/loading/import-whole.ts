/** Milliseconds before the next tries; a single lost request is repeated almost at once. */
const DELAYS_MS = [300, 1500];

const arriving = new Map<string, Promise<void>>();

/**
 * Imports a module after all its files have come. Browsers remember a failed module and its importers until a reload; a
 * fetched file can be requested again. The build wraps each `import()` in this.
 * @param files addresses of the module, its imports, and their style sheets
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

/** Puts a file into the browser's cache, for the import. */
function arrive(address: string): Promise<void> {
  const known = arriving.get(address);
  if (known) return known;
  const arrival = isOfDocument(address) ? Promise.resolve() : fetchPatiently(address, DELAYS_MS);
  arriving.set(address, arrival);
  arrival.catch(() => arriving.delete(address));
  return arrival;
}

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
    // Offline, waiting is useless: the caller is told at once.
    if (delay === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await fetchPatiently(address, delays);
  }
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  // Some networks answer any request with a page of theirs.
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
