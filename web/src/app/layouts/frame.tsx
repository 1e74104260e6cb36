import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { Footer } from './footer.tsx';
import style from './frame.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** What every layout shares: a header, the page with its own loading and error states, the footer. */
export function Frame({
  brand,
  tools,
  wide = false,
}: {
  brand: ReactNode;
  tools?: ReactNode;
  wide?: boolean;
}) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useStartOfPage(page, pathname);
  return (
    <div className={wide ? `${style.frame} ${style.wide}` : style.frame}>
      <a className={style.skip} href="#page">
        <FormattedMessage id="app.skip" />
      </a>
      <header className={style.header}>
        <div className={style.bar}>
          {brand}
          <div className={style.tools}>
            {tools}
            <LanguageSwitch />
          </div>
        </div>
      </header>
      <div id="page" ref={page} className={style.page} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Footer />
    </div>
  );
}

/** The page that was shown last, in whichever layout. */
let shownPath: string | null = null;

/** A new page begins at its top, for the eyes and for a screen reader; the first one leaves the focus alone. */
function useStartOfPage(page: React.RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const first = shownPath === null;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (first) return;
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [page, pathname]);
}
