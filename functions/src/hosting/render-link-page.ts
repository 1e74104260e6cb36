import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '../platform/settings.ts';
import { type Preview, withPreview } from '../shared/preview.ts';
import type { RenderedView } from './first-view.ts';
import { readShell, type ShellPath } from './shell.ts';
import { withFirstView } from './with-first-view.ts';

interface LinkPage<Found, View> {
  shell: ShellPath;
  find: () => Promise<Found | null>;
  preview: (found: Found | null) => Preview;
  /** @param hasFailed whether the database did not answer in time */
  view: (found: Found | null, hasFailed: boolean) => View;
  draw: (view: View) => Promise<RenderedView>;
  /** Whether a person looks at the page. A preview gets no more than it needs. */
  isBrowser: boolean;
}

export interface Answer {
  /** For the log. */
  outcome: 'found' | 'nobody' | 'failed' | 'no-view' | 'no-shell';
  status: 200 | 503;
  headers: Record<string, string>;
  html: string;
  /** The cause of the last three outcomes. It may hold personal data. */
  error?: unknown;
}

/** An answer is for the network that asked, and for this moment. */
const KEPT = 'no-store';

/** Shown while hosting does not answer; the browser reloads it every five seconds. */
const AWAY =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><meta http-equiv="refresh" content="5">' +
  '<title>Par Club</title><p>Сторінка зараз недоступна. Вона спробує відкритися ще раз за кілька секунд.</p>' +
  '<p lang="en">This page is not available now. It tries to open again in a few seconds.</p></html>';

/**
 * Hosting's present document with the first view in it, and with a preview for messengers, which run no script. Without
 * a view that can be drawn it is the document alone, which draws itself.
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

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = pause(settings.clientPageTimeoutMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer in time');
  });
  return Promise.race([work, late]);
}

/** The last part of a path, decoded; '' where it cannot be decoded. */
export function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
