import { LandingApp, loadLandingTexts } from '#app/landing-app.tsx';
import { landingText } from '#features/landing/landing.text.ts';
import { drawn } from './drawn.tsx';

/** The landing page as it stands in its file: Ukrainian, for somebody of whom nothing is known. */
export async function prerenderLanding(): Promise<{ title: string; body: string }> {
  await loadLandingTexts('ua');
  return { title: landingText['landing.pageTitle'].ua, body: await drawn(<LandingApp />) };
}
