import { escaped } from '../shared/preview.ts';
import type { RenderedView } from './first-view.ts';

const START = '<!-- first view -->';
const END = '<!-- /first view -->';

/**
 * The document with the drawn view in it, and with the view itself as data, which no browser runs.
 * @param html the two comments mark where the page's element stands; without them it is returned as it is
 */
export function withFirstView(html: string, view: object, drawn: RenderedView): string {
  const [start, end] = [html.indexOf(START), html.indexOf(END)];
  if (start === -1 || end < start) return html;
  // It cannot end the script element around it.
  const data = JSON.stringify(view).replaceAll('<', '\\u003c');
  const body = `<div id="root" data-drawn>${drawn.html}</div>
    <script type="application/json" id="first-view">${data}</script>`;
  const head = html
    .slice(0, start)
    .replace(/<html lang="[^"]*">/, () => `<html lang="${drawn.lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(drawn.title)}</title>`);
  return head + body + html.slice(end + END.length);
}
