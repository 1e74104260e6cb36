import { type ComponentType, use } from 'react';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { CatalogueProvider } from '#intl/language-provider.tsx';
import { inTime } from './chunk-load-error.ts';

/** A page that loads when it is opened, with the texts of its feature, both at the same time. */
export interface LazyPage {
  /**
   * Starts loading, and answers the same promise ever after, as React's `use` wants it. A page that failed stays
   * failed until a reload: browsers remember a module that did not arrive.
   * @throws ChunkLoadError when a part fails or takes longer than 120 s
   */
  load: () => Promise<ComponentType>;
  catalogue: Catalogue;
}

/** @param name what an error calls the part that did not arrive */
export function lazyPage(
  name: string,
  loadComponent: () => Promise<ComponentType>,
  catalogue: Catalogue,
): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  const load = async () => {
    const [component] = await Promise.all([loadComponent(), loadCatalogue(catalogue, readLanguage())]);
    return component;
  };
  return {
    load: () => {
      loading ??= inTime(name, load());
      return loading;
    },
    catalogue,
  };
}

/** Renders a lazy page inside its texts. */
export function Page({ page }: { page: LazyPage }) {
  const Content = use(page.load());
  return (
    <CatalogueProvider catalogue={page.catalogue}>
      <Content />
    </CatalogueProvider>
  );
}
