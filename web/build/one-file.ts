import { createHash } from 'node:crypto';
import { build, type InlineConfig, type Rollup } from 'vite';

/** What the page's code has to be built with, here as there, for the browser to take over what was drawn before. */
export type Shared = Pick<InlineConfig, 'root' | 'mode' | 'plugins' | 'define' | 'resolve' | 'css'> & {
  build: { assetsInlineLimit: number; rolldownOptions: { output: { hashCharacters: 'hex' } } };
};

/** Builds something that is one file, beside the build of the pages, and returns its code. */
export async function buildOneFile(shared: Shared, config: InlineConfig): Promise<string> {
  const result = await build({
    ...shared,
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...shared.build,
      ...config.build,
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { ...shared.build.rolldownOptions.output, codeSplitting: false },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rollup.RolldownOutput];
  return output[0].code;
}

/**
 * Builds a script without modules, which runs where it stands, in browsers that are too old for the pages as well.
 * @returns what the build is to emit
 */
export async function buildScript(shared: Shared, entry: string, name: string) {
  const build = {
    lib: { entry, formats: ['iife'], name: 'script' },
    target: 'es2018',
  } satisfies InlineConfig['build'];
  const source = await buildOneFile(shared, { build });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { type: 'asset', fileName: `assets/${name}-${hash}.js`, source } as const;
}
