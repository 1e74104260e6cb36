import { expect, test } from '../kit/browser.ts';

// A messenger runs no script.
test.use({ javaScriptEnabled: false });

const pages = {
  '/': 'club.png',
  '/parex': 'parex.png',
  '/parloc': 'parloc.png',
  '/parendar': 'parendar.png',
  '/privacy': 'club.png',
  '/privacy/terms': 'club.png',
};

test('every public page has a preview of its own, and says of itself what no other does', async ({
  page,
}) => {
  const said = new Set<string>();
  for (const [path, picture] of Object.entries(pages)) {
    await page.goto(path);
    const tag = (name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);
    const href = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    const { origin, pathname } = new URL(href);
    expect(pathname).toBe(path);
    await expect(tag('og:url')).toHaveAttribute('content', href);
    await expect(tag('og:title')).toHaveAttribute('content', await page.title());
    expect((await tag('description').getAttribute('content'))?.length).toBeGreaterThan(40);
    await expect(tag('og:description')).toHaveAttribute(
      'content',
      (await tag('description').getAttribute('content')) ?? '',
    );
    await expect(tag('og:locale')).toHaveAttribute('content', 'uk_UA');
    await expect(tag('og:locale:alternate')).toHaveAttribute('content', 'en_US');
    await expect(tag('og:image')).toHaveAttribute('content', `${origin}/previews/${picture}`);
    await expect(tag('robots')).toHaveCount(0);

    const image = await page.request.get(`/previews/${picture}`);
    const bytes = await image.body();
    expect(image.headers()['content-type']).toBe('image/png');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    said.add(await page.title());
    said.add((await tag('description').getAttribute('content')) ?? '');
  }
  expect(said.size).toBe(2 * Object.keys(pages).length);
});

test('search engines find the public pages, and are asked to leave out the others', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, map = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const sitemap = await (await page.request.get(new URL(map).pathname)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toEqual(Object.keys(pages));
  for (const path of ['/parloc/app', '/parendar/app', '/parendar/consent', '/nothing/here']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});
