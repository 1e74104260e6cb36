import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { LandingApp, loadLandingTexts } from '#app/landing-app.tsx';
import { landingText } from '#features/landing/landing.text.ts';

/**
 * The landing page as it stands in its file: Ukrainian, for somebody of whom nothing is known.
 * @throws AggregateError when a part of it fails
 */
export async function prerenderLanding(): Promise<{ title: string; body: string }> {
  await loadLandingTexts('ua');
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <LandingApp />
    </StrictMode>,
    // With a lower limit, React would move longer parts to their places by a script inside the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  // React leaves out what fails inside a Suspense.
  if (errors.length > 0) throw new AggregateError(errors, 'the landing page cannot be prerendered');
  return { title: landingText['landing.pageTitle'].ua, body: await new Response(prelude).text() };
}
