import type { IncomingHttpHeaders } from 'node:http';
import type { FirstView } from '../contract/first-view.ts';

/** The only cookie that hosting passes on. */
const COOKIE = '__session';

/**
 * The language of the page: the chosen one, else Ukrainian, with an offer of English where the browser prefers another
 * language.
 * @param asked what a link of the page asks for, `?lang=`
 * @returns also a cookie that keeps a choice made by a link, for a browser without scripts
 */
export function languageOf(
  headers: IncomingHttpHeaders,
  asked: unknown,
): Pick<FirstView, 'language' | 'offered'> & { cookie?: string } {
  const chosen = known(asked);
  const cookie = `${COOKIE}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
  if (chosen) return { language: chosen, offered: null, cookie };
  const [, kept] = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\w+)\\s*(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  const language = known(kept);
  if (language) return { language, offered: null };
  const [first = ''] = (headers['accept-language'] ?? '').split(',');
  return { language: 'ua', offered: /^\s*(?:uk\b|$)/i.test(first) ? null : 'en' };
}

function known(value: unknown): FirstView['language'] | null {
  return value === 'ua' || value === 'en' ? value : null;
}
