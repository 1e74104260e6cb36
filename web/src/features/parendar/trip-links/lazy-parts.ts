import { lazyPart } from '#loading/lazy.tsx';

// What a trip's own pages add to the board. They bring the database's SDK, and texts of their own.

const pagesTexts = {
  ua: () => import('./pages.text.ts?ua'),
  en: () => import('./pages.text.ts?en'),
};
export const TripPagesPanel = lazyPart(
  'trip-pages',
  async () => (await import('./trip-pages-panel.tsx')).TripPagesPanel,
  { catalogue: pagesTexts },
);
export const ToldNotices = lazyPart(
  'told-notices',
  async () => (await import('./told-notices.tsx')).ToldNotices,
  { catalogue: pagesTexts, Failed: () => null },
);
export const UnkeptNotice = lazyPart(
  'unkept-marks',
  async () => (await import('./unkept-marks.tsx')).UnkeptNotice,
  { catalogue: pagesTexts, Failed: () => null },
);
export const RenewedPages = lazyPart(
  'renewed-pages',
  async () => (await import('./renewed-pages.tsx')).RenewedPages,
  { Failed: () => null },
);
export const TripProgress = lazyPart(
  'trip-progress',
  async () => (await import('./trip-progress.tsx')).TripProgress,
  { catalogue: pagesTexts, Failed: () => null },
);
