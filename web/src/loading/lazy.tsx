import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { CatalogueProvider } from '#intl/language-provider.tsx';
import { withTimeout } from './chunk.ts';
import { NotLoaded } from './not-loaded.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that loads with its texts when it is rendered, or before. Where it does not arrive, rendering throws a
 * ChunkLoadError until a reload: browsers remember a module that did not arrive.
 * @param chunk what the error calls it
 */
export function lazyPage<Props>(chunk: string, load: Load<Props>, catalogue?: Catalogue) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= loadWithTexts(chunk, load, catalogue);
    return loading;
  };
  const page = lazy(async () => ({ default: await loadOnce() }));
  return Object.assign(page, {
    /** Loads ahead, with the texts in the language that is chosen by now. @throws ChunkLoadError */
    async load(): Promise<void> {
      await loadOnce();
      // Another language may have been chosen since.
      if (catalogue) await withTimeout(chunk, loadCatalogue(catalogue, readLanguage()));
    },
  });
}

/**
 * A component that loads with its texts when it is rendered, and without which the page goes on.
 * @param Failed stands in its place where it does not arrive
 */
export function lazyPart<Props>(
  chunk: string,
  load: Load<Props>,
  {
    catalogue,
    Failed = NotLoaded,
  }: { catalogue?: Catalogue; Failed?: ComponentType<{ error: unknown }> } = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadWithTexts(chunk, load, catalogue) };
    } catch (error) {
      return { default: () => <Failed error={error} /> };
    }
  });
}

async function loadWithTexts<Props>(
  chunk: string,
  load: Load<Props>,
  catalogue?: Catalogue,
): Promise<ComponentType<Props>> {
  const texts = catalogue && loadCatalogue(catalogue, readLanguage());
  const [Content] = await withTimeout(chunk, Promise.all([load(), texts]));
  if (!catalogue) return Content;
  return (props) => (
    <CatalogueProvider catalogue={catalogue}>
      <Content {...(props as Props & object)} />
    </CatalogueProvider>
  );
}
