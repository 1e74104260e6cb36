import { type ComponentType, startTransition, use, useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { CatalogueProvider } from '#intl/language-provider.tsx';
import { withTimeout } from './chunk.ts';
import { type Kept, keep, loadAgain } from './kept.ts';
import { NotLoaded } from './not-loaded.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that loads with its texts when it is rendered, or before. Where it does not arrive, rendering throws a
 * ChunkLoadError, until `loadAgain` has brought it.
 * @param chunk what the error calls it
 */
export function lazyPage<Props extends object>(chunk: string, load: Load<Props>, catalogue?: Catalogue) {
  const page = keep(() => loadWithTexts(chunk, load, catalogue));
  return Object.assign((props: Props) => <LazyPage page={page} props={props} />, {
    /** Loads ahead, with the texts in the language that is chosen by now. @throws ChunkLoadError */
    async load(): Promise<void> {
      await page.load();
      // Another language may have been chosen since.
      if (catalogue) await withTimeout(chunk, loadCatalogue(catalogue, readLanguage()));
    },
  });
}

interface LazyPageProps<Props> {
  page: Kept<ComponentType<Props>>;
  props: Props;
}

function LazyPage<Props extends object>({ page, props }: LazyPageProps<Props>) {
  const Content = use(page.read());
  return <Content {...props} />;
}

/** Stands in the place of a part that has not come. */
type Failed = ComponentType<{ error: unknown }>;

/**
 * A component that loads with its texts when it is rendered, and without which the page goes on. Where it does not arrive,
 * it is tried again by itself.
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: Load<Props>,
  { catalogue, Failed = NotLoaded }: { catalogue?: Catalogue; Failed?: Failed } = {},
): ComponentType<Props> {
  const part = keep(() => loadWithTexts(chunk, load, catalogue));
  const ask = (): Promise<Outcome<Props>> =>
    part.read().then(
      (Content) => ({ Content }),
      (error: unknown) => ({ Content: null, error }),
    );
  let asked: Promise<Outcome<Props>> | undefined;
  const outcome = () => {
    asked ??= ask();
    return asked;
  };
  const renew = () => {
    asked = ask();
  };
  return (props) => <LazyPart outcome={outcome} renew={renew} Failed={Failed} props={props} />;
}

/** A part as it has come, or why it has not. */
type Outcome<Props> = { Content: ComponentType<Props> } | { Content: null; error: unknown };

interface LazyPartProps<Props> {
  /** The same promise each time, until it is renewed. */
  outcome: () => Promise<Outcome<Props>>;
  renew: () => void;
  Failed: Failed;
  props: Props;
}

function LazyPart<Props extends object>({ outcome, renew, Failed, props }: LazyPartProps<Props>) {
  const [, setAsked] = useState(0);
  const come = use(outcome());
  const error = come.Content ? null : come.error;
  useEffect(
    () =>
      loadAgain(error, () => {
        renew();
        startTransition(() => setAsked((times) => times + 1));
      }),
    [error, renew],
  );
  return come.Content ? <come.Content {...props} /> : <Failed error={error} />;
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
