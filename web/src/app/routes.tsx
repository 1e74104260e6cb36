import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { SIGN_IN_CHUNK } from '#loading/chunk.ts';
import { lazyPage } from '#loading/lazy.tsx';
import { paths } from '#paths';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { catalogueOf } from './catalogues.ts';
import { Layout } from './layouts/routed-frame.tsx';
import { LoadingPage } from './loading-page.tsx';

// The club's own pages do without the sign-in.
const guards = () => import('./guards.tsx');
const SignedInOnly = lazyPage(SIGN_IN_CHUNK, async () => (await guards()).SignedInOnly);
const SignedOutOnly = lazyPage(SIGN_IN_CHUNK, async () => (await guards()).SignedOutOnly);
const ParexLayout = lazyPage(
  'parex-layout',
  async () => (await import('./layouts/parex-layout.tsx')).ParexLayout,
);

const Parex = lazyPage(
  'parex',
  async () => (await import('#features/parex/parex-page.tsx')).ParexPage,
  catalogueOf('parex/parex'),
);
const Parloc = lazyPage(
  'parloc',
  async () => (await import('#features/parloc/parloc-page.tsx')).ParlocPage,
  catalogueOf('parloc/parloc'),
);
const Driver = lazyPage(
  'parloc/app',
  async () => (await import('#features/parloc/driver-page.tsx')).DriverPage,
  catalogueOf('parloc/driver'),
);
const Parendar = lazyPage(
  'parendar',
  async () => (await import('#features/parendar/parendar-page.tsx')).ParendarPage,
  catalogueOf('parendar/parendar'),
);
const Calendar = lazyPage(
  'parendar/app',
  async () => (await import('#features/parendar/calendar-page.tsx')).CalendarPage,
  catalogueOf('parendar/calendar'),
);
const Consent = lazyPage(
  'parendar/consent',
  async () => (await import('#features/parendar/consent-page.tsx')).ConsentPage,
  catalogueOf('parendar/consent'),
);
const Privacy = lazyPage(
  'privacy',
  async () => (await import('#features/legal/privacy-page.tsx')).PrivacyPage,
  catalogueOf('legal/privacy'),
);
const Terms = lazyPage(
  'terms',
  async () => (await import('#features/legal/terms-page.tsx')).TermsPage,
  catalogueOf('legal/terms'),
);

type Loadable = Pick<typeof Parex, 'load'>;

/** A signed-in person loads `own` instead of `page`. */
const addresses: readonly { path: string; layout?: Loadable; page?: Loadable; own?: Loadable }[] = [
  { path: paths.parex, layout: ParexLayout, page: Parex },
  { path: paths.parloc, page: Parloc, own: Driver },
  { path: paths.parlocApp, own: Driver },
  { path: paths.parendar, page: Parendar, own: Calendar },
  { path: paths.parendarApp, own: Calendar },
  { path: paths.parendarConsent, page: Consent },
  { path: paths.privacy, page: Privacy },
  { path: paths.terms, page: Terms },
];

/** Starts loading an address's page, so that it arrives with the frame's texts. */
export function preloadPage(pathname: string): void {
  const { layout, page, own } = addresses.find(({ path }) => matchPath(path, pathname)) ?? {};
  const shown = own && signedInBefore() ? own : page;
  const needed = [layout?.load(), own && guards().then(({ preloadUser }) => preloadUser()), shown?.load()];
  // A failure shows when the page renders.
  Promise.all(needed).catch(() => {});
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ParexLayout />}>
        <Route path={paths.parex} element={<Parex />} />
      </Route>
      <Route element={<Layout of="parloc" />}>
        <Route element={<SignedOutOnly otherwise={paths.parlocApp} />}>
          <Route path={paths.parloc} element={<Parloc />} />
        </Route>
        <Route element={<SignedInOnly otherwise={paths.parloc} />}>
          <Route path={paths.parlocApp} element={<Driver />} />
        </Route>
      </Route>
      <Route element={<Layout of="parendar" />}>
        <Route element={<SignedOutOnly otherwise={paths.parendarApp} />}>
          <Route path={paths.parendar} element={<Parendar />} />
        </Route>
        <Route element={<SignedInOnly otherwise={paths.parendar} />}>
          <Route path={paths.parendarApp} element={<Calendar />} />
        </Route>
      </Route>
      {/* Without a layout: its window shows for a moment. */}
      <Route
        path={paths.parendarConsent}
        element={
          <Suspense fallback={<LoadingPage />}>
            <Consent />
          </Suspense>
        }
      />
      <Route element={<Layout of="club" />}>
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.terms} element={<Terms />} />
      </Route>
      <Route path="/parex/*" element={<Navigate to={paths.parex} replace />} />
      <Route path="/parloc/*" element={<Navigate to={paths.parloc} replace />} />
      <Route path="/parendar/*" element={<Navigate to={paths.parendar} replace />} />
      <Route path="*" element={<LeaveForLanding />} />
    </Routes>
  );
}

function LeaveForLanding() {
  useEffect(() => window.location.replace(paths.unknown), []);
  return <LoadingPage />;
}
