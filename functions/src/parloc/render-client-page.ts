import { DEMO_ID } from '../contract/parloc.values.ts';
import { settings } from '../platform/settings.ts';
import { normalisePhone } from '../shared/phone.ts';
import { withPreview } from '../shared/preview.ts';
import { driverPreview } from './driver-preview.ts';
import { publicDriver } from './public-driver.ts';
import { readShell } from './shell.ts';

type Answer = {
  /** The outcome of the request, for the log. */
  outcome: 'driver' | 'nobody' | 'failed' | 'no-shell';
  status: 200 | 503;
  headers: Record<string, string>;
  html: string;
  /** Why it is not the page that was asked for, with 'failed' and 'no-shell'. It may name the driver's phone. */
  error?: unknown;
};

/**
 * How long hosting keeps an answer, in seconds; browsers ask each time. A link that shows nobody may show its
 * driver in the next moment, when it is sent to the first client.
 */
const CACHE = {
  driver: 'public, max-age=0, s-maxage=300',
  nobody: 'public, max-age=0, s-maxage=10',
  failed: 'no-store',
} as const;

/** The page while hosting does not answer; the browser reloads it every five seconds. */
const AWAY =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
  '<title>Par Club</title><p>Сторінка зараз недоступна. Вона спробує відкритися ще раз за кілька секунд.</p></html>';

/**
 * The page of a driver's link: the web app's shell with a preview of who the driver is, for messengers, which run no
 * script. Without the driver's name, it is the same page with a preview that explains such a link.
 *
 * @param path `/parloc/driver/{phone}`, the phone in any spelling
 */
export async function renderClientPage(path: string): Promise<Answer> {
  const id = lastPart(path);
  const phone = normalisePhone(id);
  const [shell, driver] = await Promise.allSettled([
    readShell(),
    phone === null ? null : publicDriver(phone),
  ]);
  if (shell.status === 'rejected') {
    const headers = { 'Cache-Control': CACHE.failed, 'Retry-After': '5' };
    return { outcome: 'no-shell', status: 503, headers, html: AWAY, error: shell.reason };
  }
  const outcome = driver.status === 'rejected' ? 'failed' : driver.value ? 'driver' : 'nobody';
  const preview = driverPreview(
    driver.status === 'fulfilled' ? driver.value : null,
    id === DEMO_ID ? `/parloc/driver/${DEMO_ID}` : null,
  );
  return {
    outcome,
    status: 200,
    headers: { ...shell.value.headers, 'Cache-Control': shell.value.isOld ? CACHE.failed : CACHE[outcome] },
    html: withPreview(shell.value.html, preview, settings.siteUrl),
    ...(driver.status === 'rejected' && { error: driver.reason }),
  };
}

/** '' for what is no address at all. */
function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
