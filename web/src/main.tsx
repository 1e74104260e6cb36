import '@fontsource-variable/onest/index.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { parameters } from '#parameters';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (parameters.measurementId) void countVisits();

/** After the first view. What was pressed before it has come is not counted. */
async function countVisits(): Promise<void> {
  try {
    const { startAnalytics } = await import('#analytics/analytics.ts');
    startAnalytics();
  } catch {
    // The product is whole without it.
  }
}
