import { type Preview, withPreview } from '@par-club/functions/shared/preview';
import type { Plugin, Rollup } from 'vite';
import { landingText } from '../src/features/landing/landing.text.ts';
import { privacyText } from '../src/features/legal/privacy.text.ts';
import { termsText } from '../src/features/legal/terms.text.ts';
import { parendarText } from '../src/features/parendar/parendar.text.ts';
import { parexText } from '../src/features/parex/parex.text.ts';
import { parlocText } from '../src/features/parloc/parloc.text.ts';
import { paths } from '../src/paths.ts';

const LANDING = 'index.html';
const SHELL = 'app.html';
/** The pages of links, whose previews the function behind them writes. */
const LINKS = ['driver.html', 'trip.html', 'seat.html'];

/** The pages that search engines may find. Messengers run no script, so each has its preview in a file of its own. */
const pages: readonly (Preview & { path: string })[] = [
  {
    path: paths.landing,
    title: landingText['landing.pageTitle'].ua,
    description: landingText['landing.lead'].ua,
    picture: 'club.png',
  },
  {
    path: paths.parex,
    title: parexText['parex.pageTitle'].ua,
    description: parexText['parex.subtitle'].ua,
    picture: 'parex.png',
  },
  {
    path: paths.parloc,
    title: parlocText['parloc.pageTitle'].ua,
    description: parlocText['parloc.lead'].ua,
    picture: 'parloc.png',
  },
  {
    path: paths.parendar,
    title: parendarText['parendar.pageTitle'].ua,
    description: parendarText['parendar.lead'].ua,
    picture: 'parendar.png',
  },
  {
    path: paths.privacy,
    title: `${privacyText['privacy.title'].ua} — Par Club`,
    description: 'Які дані бачать Parex, Parloc і Parendar, де вони зберігаються та як їх видалити.',
    picture: 'club.png',
  },
  {
    path: paths.terms,
    title: `${termsText['terms.title'].ua} — Par Club`,
    description: 'На що можна розраховувати, користуючись Par Club, і за що відповідаєте ви.',
    picture: 'club.png',
  },
];

/** Every other address: somebody's own pages, and what is not there. */
const elsewhere: Preview = {
  path: null,
  title: 'Par Club',
  description: landingText['landing.lead'].ua,
  picture: 'club.png',
};

/** Not a driver's link: who may not fetch that gets no preview of it either, and the page itself asks to be left out. */
const ROBOTS = `User-agent: *
Disallow: ${paths.parlocApp}
Disallow: ${paths.parendarApp}
`;

/**
 * Gives each public page a file with its own preview beside the app's shell, and tells search engines of them.
 * @param origin of the site, without a slash at its end
 */
export function publicPages(origin: string): Plugin {
  return {
    name: 'public-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = htmlOf(bundle, SHELL);
        const write = (fileName: string, source: string) => {
          delete bundle[fileName];
          this.emitFile({ type: 'asset', fileName, source });
        };
        for (const page of pages) {
          const isLanding = page.path === paths.landing;
          const fileName = isLanding ? LANDING : `${page.path.slice(1)}.html`;
          write(fileName, withPreview(isLanding ? htmlOf(bundle, LANDING) : shell, page, origin));
        }
        for (const file of [SHELL, ...LINKS])
          write(file, withPreview(htmlOf(bundle, file), elsewhere, origin));
        write('robots.txt', `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n`);
        write('sitemap.xml', sitemap(origin));
      },
    },
  };
}

function htmlOf(bundle: Rollup.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`no ${fileName} in the build`);
  return file.source.toString();
}

function sitemap(origin: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
