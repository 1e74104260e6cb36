import { setTimeout as pause } from 'node:timers/promises';
import type { FirstView, FoundPlace } from '../contract/first-view.ts';
import { DEMO_ID } from '../contract/parloc.values.ts';
import { settings } from '../platform/settings.ts';
import { normalisePhone } from '../shared/phone.ts';
import { placeLinkOf } from '../shared/place-link.ts';
import { withPreview } from '../shared/preview.ts';
import { driverPreview } from './driver-preview.ts';
import { renderFirstView } from './first-view.ts';
import { mayLookUp } from './lookups.ts';
import { readShell } from './shell.ts';
import { placeOfLink, placeOfPhone } from './shown-place.ts';
import { withFirstView } from './with-first-view.ts';

interface Asked extends Pick<FirstView, 'language' | 'offered'> {
  /** `/parloc/driver/{id}`: a phone in any spelling, or what a link for one purpose has in its place. */
  path: string;
  /** The network that asks, by which numbers are counted. */
  network: string;
  /** Whether somebody looks at the page. What makes previews of links gets no more than it needs for that. */
  isBrowser: boolean;
}

type Answer = {
  /** The outcome of the request, for the log. */
  outcome: 'driver' | 'nobody' | 'failed' | 'no-view' | 'no-shell';
  status: 200 | 503;
  headers: Record<string, string>;
  html: string;
  /** Why it is not the page that was asked for, with the last three outcomes. It may name the driver's phone. */
  error?: unknown;
};

/** Nobody keeps an answer: it is for the network that asked, and says what is so now. */
const KEPT = 'no-store';

/** The page while hosting does not answer; the browser reloads it every five seconds. */
const AWAY =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
  '<title>Par Club</title><p>Сторінка зараз недоступна. Вона спробує відкритися ще раз за кілька секунд.</p>' +
  '<p lang="en">This page is not available now. It tries to open again in a few seconds.</p></html>';

/**
 * The page of a driver's link: the document that hosting serves now, with the first view in it, and with a preview of who
 * the driver is, for messengers, which run no script. Where the view cannot be drawn, it is the
 * document without it, which draws itself.
 */
export async function renderClientPage({ path, network, isBrowser, ...visitor }: Asked): Promise<Answer> {
  const id = lastPart(path);
  const [shell, read] = await Promise.allSettled([readShell(), inTime(find(id, network))]);
  if (shell.status === 'rejected') {
    const headers = { 'Cache-Control': KEPT, 'Retry-After': '5' };
    return { outcome: 'no-shell', status: 503, headers, html: AWAY, error: shell.reason };
  }
  const headers = { ...shell.value.headers, 'Cache-Control': KEPT };
  const found = read.status === 'fulfilled' ? read.value : null;
  const preview = driverPreview(found?.place ?? null, id === DEMO_ID ? `/parloc/driver/${DEMO_ID}` : null);
  const html = withPreview(shell.value.html, preview, settings.siteUrl);
  const hasFailed = read.status === 'rejected';
  const outcome = hasFailed
    ? { outcome: 'failed' as const, error: read.reason }
    : { outcome: found ? ('driver' as const) : ('nobody' as const) };
  const page = { ...outcome, status: 200, headers } as const;
  if (!isBrowser) return { ...page, html };

  const view: FirstView = { id, ...visitor, now: Date.now(), found, hasFailed };
  try {
    return { ...page, html: withFirstView(html, view, await renderFirstView(view)) };
  } catch (error) {
    return { ...page, outcome: 'no-view', html, error };
  }
}

/** Null where nothing is shown, and past the limit of different numbers. */
async function find(id: string, network: string): Promise<FoundPlace | null> {
  const link = placeLinkOf(id);
  if (link) return placeOfLink(link);
  const phone = normalisePhone(id);
  if (phone === null || !(await mayLookUp(network, phone))) return null;
  return placeOfPhone(phone);
}

/** The page does not wait long for the driver. */
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
