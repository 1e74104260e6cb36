import type { RenderedView } from './first-view.ts';

const START = '<!-- first view -->';
const END = '<!-- /first view -->';

/**
 * The document with the first view in it, and with what the view was made of as data, which no browser runs.
 * @param html with two comments in its body, between which the page's element stands; without them it stays as it is
 */
export function withFirstView(html: string, view: object, drawn: RenderedView): string {
  const [start, end] = [html.indexOf(START), html.indexOf(END)];
  if (start === -1 || end < start) return html;
  const body = `<div id="root" data-drawn>${drawn.html}</div>
    <script type="application/json" id="first-view">${asData(view)}</script>`;
  const head = html
    .slice(0, start)
    .replace(/<html lang="[^"]*">/, () => `<html lang="${drawn.lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(drawn.title)}</title>`);
  return head + body + html.slice(end + END.length);
}

/** No text in it can end the element that it stands in. */
function asData(view: object): string {
  return JSON.stringify(view).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
