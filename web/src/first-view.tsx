import type { FirstView } from '@par-club/functions/contract/first-view';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createIntl } from 'react-intl';
import { DriverApp, loadDriverTexts } from '#app/driver-app.tsx';
import { clientTitle } from '#features/parloc/client/client-title.ts';
import { languageTag } from '#intl/language.ts';

/**
 * The first view of a driver's link as HTML, made of the components that the page comes alive from. The function behind
 * the link runs it.
 * @throws what the first of its parts that fails has thrown
 */
export async function renderFirstView(
  view: FirstView,
): Promise<{ lang: string; title: string; html: string }> {
  const messages = await loadDriverTexts(view.language);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <DriverApp
        id={view.id}
        view={view}
        language={view.language}
        offered={view.offered}
        onSettled={() => {}}
      />
    </StrictMode>,
    // With a lower limit, React would move longer parts to their places by a script inside the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  // React leaves out what fails inside a Suspense.
  if (errors.length > 0) throw errors[0];
  const lang = languageTag[view.language];
  const intl = createIntl({ locale: lang, messages });
  const title = clientTitle(intl, view.found?.place.name ?? null);
  return { lang, title, html: await new Response(prelude).text() };
}
