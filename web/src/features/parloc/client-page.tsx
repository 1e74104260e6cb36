import { DEMO_ID } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { DriverCard } from './client/driver-card.tsx';
import { DriverPlaceholder } from './client/driver-placeholder.tsx';
import type { OnNews } from './client/live-driver.data.ts';
import { readDriver } from './client/read-driver.data.ts';
import style from './client-page.module.css';
import { useDemoDriver } from './demo-driver.ts';
import { preloadMap } from './map/use-leaflet.ts';
import { type DriverView, driverViewOf } from './shared/driver-view.ts';
import { useDelayedFlag, useLoaded, useOffline } from './shared/use-connection.ts';

/** Milliseconds that card and map have the connection for themselves: what is live weighs more than both. */
const LIVE_DELAY_MS = 1000;
/** Milliseconds after which a reading that failed is tried again, if no connection comes back before. */
const RETRY_DELAY_MS = 10_000;

let isLiveLoaded = false;
const loadLiveDriver = async () => {
  const { LiveDriver } = await import('./client/live-driver.data.ts');
  isLiveLoaded = true;
  return LiveDriver;
};

/** The page of a driver's link, which needs no sign-in. */
export function ClientPage() {
  const { id = '' } = useParams();
  const phone = normalisePhone(id);
  useEffect(preloadMap, []);
  return (
    <main className={style.page}>
      <h1>
        <FormattedMessage id="parloc.client.title" />
      </h1>
      {id === DEMO_ID ? <Demo /> : phone === null ? <NoPhone /> : <DriverOf key={phone} phone={phone} />}
    </main>
  );
}

type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'here'; path: string; driver: DriverView };

/** The driver who has a phone: first by one plain read, from then on live. */
function DriverOf({ phone }: { phone: string }) {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const isLoading = found.state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let hasLeft = false;
    const settle = (next: Found) => hasLeft || setFound(next);
    readDriver(phone).then(
      (driver) => settle(driver ? { state: 'here', ...driver } : { state: 'missing' }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      hasLeft = true;
    };
  }, [phone, isLoading]);

  const retry = useCallback(() => setFound({ state: 'loading' }), []);
  useEffect(() => {
    if (found.state !== 'failed') return;
    window.addEventListener('online', retry);
    const later = setTimeout(retry, RETRY_DELAY_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(later);
    };
  }, [found.state, retry]);

  const [isConfirmed, setConfirmed] = useState(true);
  const onNews = useCallback<OnNews>((item, isConfirmed) => {
    setConfirmed(isConfirmed);
    // Offline, an item that was never read looks as if it were not there.
    if (!item && !isConfirmed) return;
    const driver = item && driverViewOf(item);
    setFound((before) => {
      if (before.state !== 'here') return before;
      return driver ? { ...before, driver } : { state: 'missing' };
    });
  }, []);

  const [delay] = useState(() => (isLiveLoaded ? 0 : LIVE_DELAY_MS));
  const { part: LiveDriver, hasFailed } = useLoaded(
    loadLiveDriver,
    useDelayedFlag(found.state === 'here', delay),
  );
  const isOffline = useOffline(isConfirmed);

  useClientTitle(found.state === 'here' ? found.driver.name : null);
  if (found.state !== 'here') return <DriverPlaceholder why={found.state} phone={phone} onRetry={retry} />;
  return (
    <>
      <DriverCard driver={found.driver} isOffline={isOffline || hasFailed} />
      {LiveDriver && <LiveDriver path={found.path} onNews={onNews} />}
    </>
  );
}

function Demo() {
  const driver = useDemoDriver();
  useClientTitle(driver.name);
  return (
    <>
      <DriverCard driver={driver} />
      <p className={style.note}>
        <FormattedMessage id="parloc.demo.note" />
      </p>
    </>
  );
}

function NoPhone() {
  useClientTitle(null);
  return <DriverPlaceholder why="wrong" />;
}

function useClientTitle(name: string | null): void {
  const intl = useIntl();
  usePageTitle(
    name === null
      ? intl.formatMessage({ id: 'parloc.client.title' })
      : intl.formatMessage({ id: 'parloc.client.titleOf' }, { name: isolateBidi(name) }),
  );
}
