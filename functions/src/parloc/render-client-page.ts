import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ID } from '../contract/parloc.values.ts';
import { settings } from '../platform/settings.ts';
import { normalisePhone } from '../shared/phone.ts';
import { placeLinkOf } from '../shared/place-link.ts';
import { withPreview } from '../shared/preview.ts';
import { driverPreview, type PreviewedDriver } from './driver-preview.ts';
import { mayLookUp } from './lookups.ts';
import { readShell } from './shell.ts';
import { placeOfPhone, shownPlace } from './shown-place.ts';

type Answer = {
  /** The outcome of the request, for the log. */
  outcome: 'driver' | 'nobody' | 'failed' | 'no-shell';
  status: 200 | 503;
  headers: Record<string, string>;
  html: string;
  /** Why it is not the page that was asked for, with 'failed' and 'no-shell'. It may name the driver's phone. */
  error?: unknown;
};

/** Nobody keeps an answer: it is for the network that asked, and says what is so now. */
const KEPT = 'no-store';

/** The page while hosting does not answer; the browser reloads it every five seconds. */
const AWAY =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
  '<title>Par Club</title><p>Сторінка зараз недоступна. Вона спробує відкритися ще раз за кілька секунд.</p></html>';

/**
 * The page of a driver's link: the web app's shell with a preview of who the driver is, for messengers, which run no
 * script. Without the driver's name, it is the same page with a preview that explains such a link.
 *
 * @param path `/parloc/driver/{id}`: a phone in any spelling, or what a link for one purpose has in its place
 * @param network that asks, by which numbers are counted
 */
export async function renderClientPage(path: string, network: string): Promise<Answer> {
  const id = lastPart(path);
  const [shell, driver] = await Promise.allSettled([readShell(), inTime(driverOf(id, network))]);
  if (shell.status === 'rejected') {
    const headers = { 'Cache-Control': KEPT, 'Retry-After': '5' };
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
    headers: { ...shell.value.headers, 'Cache-Control': KEPT },
    html: withPreview(shell.value.html, preview, settings.siteUrl),
    ...(driver.status === 'rejected' && { error: driver.reason }),
  };
}

/** What the preview tells; null where nothing is shown, and past the limit of different numbers. */
async function driverOf(id: string, network: string): Promise<PreviewedDriver | null> {
  const link = placeLinkOf(id);
  if (link) return shownPlace(link);
  const phone = normalisePhone(id);
  if (phone === null || !(await mayLookUp(network, phone))) return null;
  const found = await placeOfPhone(phone);
  return found && shownPlace(found);
}

/** The page does not wait long for a name. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(settings.clientPageTimeoutMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time');
  });
  return Promise.race([work, late]);
}

/** '' for what is no address at all. */
function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
