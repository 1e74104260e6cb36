import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';

/**
 * Adds pages of links to the build, from a build of their own: what they share with the rest of the product would bring
 * along what only the rest needs, and these pages are looked at by people with cheap phones.
 * @param input their documents
 */
export function linkDocuments(input: string[], config: InlineConfig): Plugin {
  return {
    name: 'link-documents',
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
