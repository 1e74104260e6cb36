/** What a messenger or a search engine shows of a page. */
export type Preview = {
  title: string;
  description: string;
  /** File name in `/previews/`, 1200 × 630 pixels. */
  picture: string;
  /** The page's one address, from its first '/'; null for a page that search engines leave out. */
  path: string | null;
};

const START = '<!-- preview -->';
const END = '<!-- /preview -->';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The page with this preview in place of the one that it has.
 * @param html with two comments in its head, between which its preview stands; without them it stays as it is
 * @param origin of the site, without a slash at its end
 */
export function withPreview(html: string, preview: Preview, origin: string): string {
  const [start, end] = [html.indexOf(START), html.indexOf(END)];
  if (start === -1 || end < start) return html;
  return [html.slice(0, start + START.length), ...tags(preview, origin), html.slice(end)].join('\n    ');
}

function tags({ title, description, picture, path }: Preview, origin: string): string[] {
  const found =
    path === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escaped(origin + path)}" />`,
          meta('property', 'og:url', origin + path),
        ];
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...found,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Par Club'),
    meta('property', 'og:locale', 'uk_UA'),
    meta('property', 'og:locale:alternate', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}/previews/${picture}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

/** For the text of an element or an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
