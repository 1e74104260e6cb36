import '@fontsource-variable/onest/index.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from '#analytics/analytics.ts';
import { App } from '#app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startAnalytics();
