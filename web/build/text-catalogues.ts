import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { withBoundDashes } from '../src/intl/bound-dashes.ts';
import type { Text } from '../src/intl/text.ts';

const REQUEST = /^(.*\.text\.ts)\?(ua|en)$/;

/**
 * Turns `x.text.ts?ua` and `x.text.ts?en` into compiled catalogues of one language, so that the browser gets
 * neither the other language nor a message parser. The plain `x.text.ts` stays what it is: both side by side.
 */
export function textCatalogues(): Plugin {
  return {
    name: 'text-catalogues',
    enforce: 'pre',
    async load(id) {
      const [, file, language] = REQUEST.exec(id) ?? [];
      if (file === undefined || (language !== 'ua' && language !== 'en')) return null;
      this.addWatchFile(file);
      const messages = compile(await readText(file), language);
      return { code: `export default ${JSON.stringify(messages)};`, map: null, moduleType: 'js' };
    },
  };
}

/** Every text a file exports, merged; the file is run afresh after each change. */
async function readText(file: string): Promise<Text> {
  const { mtimeMs } = await stat(file);
  const module: Record<string, Text> = await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`);
  return Object.assign({}, ...Object.values(module));
}

function compile(text: Text, language: 'ua' | 'en'): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(text).map(([id, both]) => [
      id,
      parse(withBoundDashes(both[language]), { captureLocation: false }),
    ]),
  );
}
