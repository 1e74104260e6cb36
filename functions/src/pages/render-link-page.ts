import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '../platform/settings.ts';
import { type Preview, withPreview } from '../shared/preview.ts';
import type { RenderedView } from './first-view.ts';
import { readShell, type ShellPath } from './shell.ts';
import { withFirstView } from './with-first-view.ts';

/** The page of a link: what it shows is found, and drawn. */
interface LinkPage<Found, View> {
  /** Where hosting serves its document. */
  shell: ShellPath;
  /** Null where nothing is shown, for whatever reason. */
  find: () => Promise<Found | null>;
  preview: (found: Found | null) => Preview;
  /** What the page is drawn from. @param hasFailed whether nothing is known, because the database did not answer in time */
  view: (found: Found | null, hasFailed: boolean) => View;
  draw: (view: View) => Promise<RenderedView>;
  /** Whether somebody looks at the page. What makes previews of links gets no more than it needs for that. */
  isBrowser: boolean;
}

export interface Answer {
  /** The outcome of the request, for the log. */
  outcome: 'found' | 'nobody' | 'failed' | 'no-view' | 'no-shell';
  status: 200 | 503;
  headers: Record<string, string>;
  html: string;
  /** Why it is not the page that was asked for, with the last three outcomes. It may hold personal data. */
  error?: unknown;
}

/** Nobody keeps an answer: it is for the network that asked, and says what is so now. */
const KEPT = 'no-store';

/** The page while hosting does not answer; the browser reloads it every five seconds. */
const AWAY =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
  '<title>Par Club</title><p>Сторінка зараз недоступна. Вона спробує відкритися ще раз за кілька секунд.</p>' +
  '<p lang="en">This page is not available now. It tries to open again in a few seconds.</p></html>';

/**
 * The page of a link: the document that hosting serves now, with the first view in it, and with a preview for messengers,
 * which run no script. Where the view cannot be drawn, it is the document without it, which draws itself.
 */
export async function renderLinkPage<Found, View extends object>(
  page: LinkPage<Found, View>,
): Promise<Answer> {
  const [shell, read] = await Promise.allSettled([readShell(page.shell), inTime(page.find())]);
  if (shell.status === 'rejected') {
    const headers = { 'Cache-Control': KEPT, 'Retry-After': '5' };
    return { outcome: 'no-shell', status: 503, headers, html: AWAY, error: shell.reason };
  }
  const headers = { ...shell.value.headers, 'Cache-Control': KEPT };
  const found = read.status === 'fulfilled' ? read.value : null;
  const html = withPreview(shell.value.html, page.preview(found), settings.siteUrl);
  const hasFailed = read.status === 'rejected';
  const outcome = hasFailed
    ? { outcome: 'failed' as const, error: read.reason }
    : { outcome: found ? ('found' as const) : ('nobody' as const) };
  const answer = { ...outcome, status: 200, headers } as const;
  if (!page.isBrowser) return { ...answer, html };

  const view = page.view(found, hasFailed);
  try {
    return { ...answer, html: withFirstView(html, view, await page.draw(view)) };
  } catch (error) {
    return { ...answer, outcome: 'no-view', html, error };
  }
}

/** The page does not wait long for what it shows. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(settings.clientPageTimeoutMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time');
  });
  return Promise.race([work, late]);
}

/** The last part of a path, decoded; '' for what is no address at all. */
export function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
