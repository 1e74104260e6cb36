import { withPreview } from '@par-club/functions/shared/preview';
import { expect, it } from 'vitest';

const PREVIEW = { title: 'Назва', description: 'Опис', picture: 'club.png', path: '/parex' };
const PAGE = '<head>\n    <!-- preview -->\n    <title>Par Club</title>\n    <!-- /preview -->\n  </head>';

it('withPreview puts the tags between the two comments, and can do so again', () => {
  const html = withPreview(PAGE, PREVIEW, 'https://par.example');
  expect(html).toContain('<title>Назва</title>');
  expect(html).not.toContain('Par Club</title>');
  expect(html).toContain('<link rel="canonical" href="https://par.example/parex" />');
  expect(html).toContain('content="https://par.example/previews/club.png"');
  expect(html).not.toContain('noindex');
  expect(withPreview(html, PREVIEW, 'https://par.example')).toBe(html);
});

it('withPreview leaves a page without an address of its own out of search engines', () => {
  const html = withPreview(PAGE, { ...PREVIEW, path: null }, 'https://par.example');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toMatch(/canonical|og:url/);
});

it('withPreview lets no text become markup', () => {
  const title = `"><script>alert('1')</script>& $& $1`;
  const html = withPreview(PAGE, { ...PREVIEW, title }, 'https://par.example');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp; $&amp; $1');
  expect(html).not.toContain('<script');
});

it.each(['', '<title>Par Club</title>', '<!-- /preview --><!-- preview -->'])(
  'withPreview leaves %j as it is',
  (html) => {
    expect(withPreview(html, PREVIEW, 'https://par.example')).toBe(html);
  },
);
