import '@fontsource-variable/onest/index.css';
import './ui/base.css';
import './chosen-language.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LandingApp, loadLandingTexts } from '#app/landing-app.tsx';
import { readLanguage } from '#intl/language.ts';

// What reloads a page that has not begun looks for it.
document.documentElement.dataset.started = '';
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void open(root);
// What nobody waits for. The product is whole without it.
window.addEventListener('load', () => void import('#app/counted.ts').catch(() => {}));

/** Takes over the prerendered page, which is Ukrainian; English, and every page of the dev server, is drawn here. */
async function open(container: HTMLElement): Promise<void> {
  const language = readLanguage();
  // What does not arrive shows when the page renders.
  await loadLandingTexts(language).catch(() => {});
  const page = (
    <StrictMode>
      <LandingApp />
    </StrictMode>
  );
  if (language === 'ua' && container.hasChildNodes()) {
    hydrateRoot(container, page);
    return;
  }
  const drawn = createRoot(container);
  flushSync(() => drawn.render(page));
  delete document.documentElement.dataset.otherLanguage;
}
