import { Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import type { Catalogue } from '#intl/catalogue.ts';
import { paths } from '#paths';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { ClubLayout } from './layouts/club-layout.tsx';
import {
  ParexLayout,
  preloadGuards,
  preloadToolLayout,
  SignedInOnly,
  SignedOutOnly,
  ToolLayout,
} from './lazy-frame.tsx';
import { type LazyPage, lazyPage, Page } from './lazy-page.tsx';
import { LeaveForLanding } from './leave-for-landing.tsx';
import { LoadingPage } from './loading-page.tsx';

const parexText: Catalogue = {
  ua: () => import('#features/parex/parex.text.ts?ua'),
  en: () => import('#features/parex/parex.text.ts?en'),
};
const driverText: Catalogue = {
  ua: () => import('#features/parloc/driver.text.ts?ua'),
  en: () => import('#features/parloc/driver.text.ts?en'),
};
const parlocText: Catalogue = {
  ua: () => import('#features/parloc/parloc.text.ts?ua'),
  en: () => import('#features/parloc/parloc.text.ts?en'),
};
const clientText: Catalogue = {
  ua: () => import('#features/parloc/client.text.ts?ua'),
  en: () => import('#features/parloc/client.text.ts?en'),
};
const parendarText: Catalogue = {
  ua: () => import('#features/parendar/parendar.text.ts?ua'),
  en: () => import('#features/parendar/parendar.text.ts?en'),
};
const calendarText: Catalogue = {
  ua: () => import('#features/parendar/calendar.text.ts?ua'),
  en: () => import('#features/parendar/calendar.text.ts?en'),
};
const consentText: Catalogue = {
  ua: () => import('#features/parendar/consent.text.ts?ua'),
  en: () => import('#features/parendar/consent.text.ts?en'),
};
const privacyText: Catalogue = {
  ua: () => import('#features/legal/privacy.text.ts?ua'),
  en: () => import('#features/legal/privacy.text.ts?en'),
};
const termsText: Catalogue = {
  ua: () => import('#features/legal/terms.text.ts?ua'),
  en: () => import('#features/legal/terms.text.ts?en'),
};

const parex = lazyPage(
  'parex',
  async () => (await import('#features/parex/parex-page.tsx')).ParexPage,
  parexText,
);
const parloc = lazyPage(
  'parloc',
  async () => (await import('#features/parloc/parloc-page.tsx')).ParlocPage,
  parlocText,
);
const driver = lazyPage(
  'parloc/app',
  async () => (await import('#features/parloc/driver-page.tsx')).DriverPage,
  driverText,
);
const client = lazyPage(
  'parloc/driver',
  async () => (await import('#features/parloc/client-page.tsx')).ClientPage,
  clientText,
);
const parendar = lazyPage(
  'parendar',
  async () => (await import('#features/parendar/parendar-page.tsx')).ParendarPage,
  parendarText,
);
const calendar = lazyPage(
  'parendar/app',
  async () => (await import('#features/parendar/calendar-page.tsx')).CalendarPage,
  calendarText,
);
const consent = lazyPage(
  'parendar/consent',
  async () => (await import('#features/parendar/consent-page.tsx')).ConsentPage,
  consentText,
);
const privacy = lazyPage(
  'privacy',
  async () => (await import('#features/legal/privacy-page.tsx')).PrivacyPage,
  privacyText,
);
const terms = lazyPage(
  'terms',
  async () => (await import('#features/legal/terms-page.tsx')).TermsPage,
  termsText,
);

/** What opens where, most specific first; only what may load before the person's sign-in state is known. */
const pages = [
  [paths.parex, parex],
  [paths.parloc, parloc],
  [paths.driverPattern, client],
  [paths.parendar, parendar],
  [paths.parendarConsent, consent],
  [paths.privacy, privacy],
  [paths.terms, terms],
] as const;

/** Where who is signed in ends, and others do not. */
const ownPages = [
  [paths.parloc, driver],
  [paths.parlocApp, driver],
  [paths.parendar, calendar],
  [paths.parendarApp, calendar],
] as const;

const toolPatterns = ['/parex/*', '/parloc/*', '/parendar/*'];
/** Below a tool, and without its layout. */
const bare: readonly string[] = [paths.parendarConsent];

/** Starts loading the page of an address, so that it arrives together with the frame's own texts. */
export function preloadPage(pathname: string): void {
  const opensAt = ([path]: readonly [string, LazyPage]) => matchPath(path, pathname);
  const own = ownPages.find(opensAt);
  const isOfTool = toolPatterns.some((pattern) => matchPath(pattern, pathname));
  if (isOfTool && !bare.includes(pathname)) preloadToolLayout(pathname);
  if (own) preloadGuards();
  const page = (signedInBefore() ? own : undefined) ?? pages.find(opensAt);
  // A failure shows when the page renders.
  page?.[1].load().catch(() => {});
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ParexLayout />}>
        <Route path={paths.parex} element={<Page page={parex} />} />
      </Route>
      <Route element={<ToolLayout tool="parloc" />}>
        <Route element={<SignedOutOnly otherwise={paths.parlocApp} />}>
          <Route path={paths.parloc} element={<Page page={parloc} />} />
        </Route>
        <Route path={paths.driverPattern} element={<Page page={client} />} />
        <Route element={<SignedInOnly otherwise={paths.parloc} />}>
          <Route path={paths.parlocApp} element={<Page page={driver} />} />
        </Route>
      </Route>
      <Route element={<ToolLayout tool="parendar" />}>
        <Route element={<SignedOutOnly otherwise={paths.parendarApp} />}>
          <Route path={paths.parendar} element={<Page page={parendar} />} />
        </Route>
        <Route element={<SignedInOnly otherwise={paths.parendar} />}>
          <Route path={paths.parendarApp} element={<Page page={calendar} />} />
        </Route>
      </Route>
      <Route path={paths.parendarConsent} element={<BarePage page={consent} />} />
      <Route element={<ClubLayout />}>
        <Route path={paths.privacy} element={<Page page={privacy} />} />
        <Route path={paths.terms} element={<Page page={terms} />} />
      </Route>
      <Route path="/parex/*" element={<Navigate to={paths.parex} replace />} />
      <Route path="/parloc/*" element={<Navigate to={paths.parloc} replace />} />
      <Route path="/parendar/*" element={<Navigate to={paths.parendar} replace />} />
      <Route path="*" element={<LeaveForLanding />} />
    </Routes>
  );
}

/** A page without a layout, for a window that is there for a moment. */
function BarePage({ page }: { page: LazyPage }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page page={page} />
    </Suspense>
  );
}
