import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths';
import { dismissToast } from '#ui/toast.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Brand } from '../header/brand.tsx';
import { HeaderAccount } from '../header/header-account.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { Frame } from './frame.tsx';

let shownPath: string | null = null;

export function RoutedFrame({ tools, ...rest }: Omit<ComponentProps<typeof Frame>, 'page' | 'children'>) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  // A new page begins at its top, also for a screen reader; the first one leaves the focus alone.
  useEffect(() => {
    const before = shownPath;
    shownPath = pathname;
    if (before === null || before === pathname) return;
    dismissToast();
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Frame
      {...rest}
      tools={
        <>
          {tools}
          <LanguageSwitch />
        </>
      }
      page={page}
    >
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

const brands = {
  club: <Brand title="Par Club" to={paths.parloc} />,
  parloc: <Brand title="Parloc" to={paths.parloc} />,
  parendar: <Brand title="Parendar" to={paths.parendar} />,
} as const;

/** The layout of the club's own pages, or of a tool. */
export function Layout({ of }: { of: keyof typeof brands }) {
  return <RoutedFrame wide={of === 'club'} brand={brands[of]} tools={<HeaderAccount layout={of} />} />;
}
