import { type ComponentType, use } from 'react';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { CatalogueProvider } from '#intl/language-provider.tsx';
import { inTime } from '#loading/part.ts';

/** A page, or a part of one, that loads when it is opened, with its feature's texts, both at the same time. */
export interface LazyPage<Props extends object = object> {
  /**
   * Starts loading, and answers the same promise ever after, as React's `use` wants it. A page that failed stays
   * failed until a reload: browsers remember a module that did not arrive.
   * @throws ChunkLoadError when a part fails or takes longer than 120 s
   */
  load: () => Promise<ComponentType<Props>>;
  catalogue: Catalogue;
}

/** @param name what an error calls the part that did not arrive */
export function lazyPage<Props extends object = object>(
  name: string,
  loadComponent: () => Promise<ComponentType<Props>>,
  catalogue: Catalogue,
): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
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
  return <Part part={page} props={{}} />;
}

/** Renders a lazy part, which takes props, inside its texts. */
export function Part<Props extends object>({ part, props }: { part: LazyPage<Props>; props: Props }) {
  const Content = use(part.load());
  return (
    <CatalogueProvider catalogue={part.catalogue}>
      <Content {...props} />
    </CatalogueProvider>
  );
}
