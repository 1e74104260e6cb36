import { render } from 'vitest-browser-react';
import { LandingApp, loadLandingTexts } from '../../web/src/app/landing-app.tsx';
import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { type Language, wordsOf } from '../kit/components/app.tsx';

export const wordsIn = (language: Language) => wordsOf(landingText, language);
export const say = wordsIn('ua');

export const MESSAGE = 'Вітаю, 4 місця на 5 грудня о 19:45 з Чернівців до Варшави. Зоряна, 093 765 00 11';

/** Opens the landing page, which is a document of its own, as its entry `web/src/landing.tsx` does. */
export async function openLanding(language: Language = 'ua'): Promise<void> {
  localStorage.setItem('app_locale', language);
  history.replaceState(null, '', '/');
  await loadLandingTexts(language);
  await render(<LandingApp />);
}
