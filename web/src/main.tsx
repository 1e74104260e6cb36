import '@fontsource-variable/onest/index.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';

// What reloads a page that has not begun looks for it.
document.documentElement.dataset.started = '';
const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

// It may come before anything that could ask. Kept from the browser, too, which would put up a bar of its own.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// What nobody waits for. The product is whole without it.
window.addEventListener('load', () => void import('#app/counted.ts').catch(() => {}));
