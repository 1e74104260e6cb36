import { useEffect } from 'react';
import { paths } from '#paths';
import { LoadingPage } from './loading-page.tsx';

/** Goes to the landing page, which is another document, in place of the address that led here. */
export function LeaveForLanding() {
  useEffect(() => window.location.replace(paths.landing), []);
  return <LoadingPage />;
}
