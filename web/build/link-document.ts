import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';

/**
 * Adds the page of a link to the build, from a build of its own: what it shares with the rest of the product would bring
 * along what only the rest needs, and this page is looked at by people with cheap phones.
 * @param input its document
 */
export function linkDocument(input: string, config: InlineConfig): Plugin {
  return {
    name: 'link-document',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { output } = (await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        build: {
          ...config.build,
          write: false,
          copyPublicDir: false,
          rolldownOptions: { ...config.build?.rolldownOptions, input },
        },
      })) as Rollup.RolldownOutput;
      // Pictures and styles that the other documents have as well.
      for (const file of output.filter(({ fileName }) => !(fileName in bundle))) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
