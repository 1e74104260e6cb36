import '@fontsource-variable/onest/index.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { countVisits } from '#analytics/count-visits.ts';
import { App } from '#app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void countVisits();
