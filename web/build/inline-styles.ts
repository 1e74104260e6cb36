import type { Plugin, Rollup } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts the styles of a document into it, so that it shows without another request.
 * @param fileName of the document
 */
export function inlineStyles(fileName: string): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle[fileName];
        if (document?.type !== 'asset') throw new Error(`no ${fileName} in the build`);
        const html = document.source.toString();
        const files = [...html.matchAll(LINK)].map(([, file = '']) => file);
        const styles = files.map((file) => styleOf(bundle, file).trim()).join('');
        // By these addresses what loads late knows that they are here.
        const style = `<style data-href="${files.map((file) => `/${file}`).join(' ')}">${styles}</style>`;
        document.source = html.replaceAll(LINK, '').replace('</head>', () => `  ${style}\n  </head>`);
      },
    },
  };
}

function styleOf(bundle: Rollup.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`no ${file} in the build`);
  return asset.source.toString();
}
