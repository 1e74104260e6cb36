import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { CatalogueProvider } from '#intl/language-provider.tsx';
import { withTimeout } from './chunk.ts';
import { type Kept, keep, loadAgain } from './kept.ts';
import { NotLoaded } from './not-loaded.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads with its texts when it is rendered, or before. Rendering throws a ChunkLoadError after a failure. */
export function lazyPage<Props extends object>(chunk: string, load: Load<Props>, catalogue?: Catalogue) {
  const page = keep(() => loadWithTexts(chunk, load, catalogue));
  return Object.assign((props: Props) => <LazyPage page={page} props={props} />, {
    /** Loads ahead, with the texts in the present language. @throws ChunkLoadError */
    async load(): Promise<void> {
      await page.load();
      // The language may have changed.
      if (catalogue) await withTimeout(chunk, loadCatalogue(catalogue, readLanguage()));
    },
  });
}

function LazyPage<Props extends object>({ page, props }: { page: Kept<ComponentType<Props>>; props: Props }) {
  const Content = use(page.read());
  return <Content {...props} />;
}

type Failed = ComponentType<{ error: unknown }>;

/** Loads while the page goes on, and again after a failure. @param options.fallback shows until it comes */
export function lazyPart<Props extends object>(
  chunk: string,
  load: Load<Props>,
  options: { catalogue?: Catalogue; Failed?: Failed; fallback?: ReactNode } = {},
): ComponentType<Props> {
  const { catalogue, Failed = NotLoaded, fallback } = options;
  const kept = keep(() => loadWithTexts(chunk, load, catalogue));
  const ask = (): Promise<Outcome<Props>> =>
    kept.read().then(
      (Content) => ({ Content }),
      (error: unknown) => ({ error }),
    );
  const part: Part<Props> = { ask, Failed };
  return (props) => (
    <Suspense fallback={fallback}>
      <LazyPart part={part} props={props} />
    </Suspense>
  );
}

type Outcome<Props> = { Content?: ComponentType<Props>; error?: unknown };

interface Part<Props> {
  ask: () => Promise<Outcome<Props>>;
  /** The last `ask`: React needs the same promise each time. */
  asked?: Promise<Outcome<Props>>;
  Failed: Failed;
}

function LazyPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [, setAsked] = useState(0);
  part.asked ??= part.ask();
  const { Content, error } = use(part.asked);
  useEffect(
    () =>
      loadAgain(error, () => {
        part.asked = part.ask();
        startTransition(() => setAsked((times) => times + 1));
      }),
    [error, part],
  );
  return Content ? <Content {...props} /> : <part.Failed error={error} />;
}

async function loadWithTexts<Props extends object>(
  chunk: string,
  load: Load<Props>,
  catalogue?: Catalogue,
): Promise<ComponentType<Props>> {
  const texts = catalogue && loadCatalogue(catalogue, readLanguage());
  const [Content] = await withTimeout(chunk, Promise.all([load(), texts]));
  if (!catalogue) return Content;
  return (props) => (
    <CatalogueProvider catalogue={catalogue}>
      <Content {...props} />
    </CatalogueProvider>
  );
}
