import { DEMO_ID } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { type PlaceLink, placeLinkOf } from '@par-club/functions/shared/place-link';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { DriverCard } from './client/driver-card.tsx';
import { DriverPlaceholder } from './client/driver-placeholder.tsx';
import type { OnNews } from './client/live-driver.data.ts';
import { findShownPlace, placePath, readPlace } from './client/read-driver.data.ts';
import style from './client-page.module.css';
import { useDemoDriver } from './demo-driver.ts';
import { preloadMap } from './map/use-leaflet.ts';
import { type DriverView, driverViewOf } from './shared/driver-view.ts';
import { useDelayedFlag, useLoaded, useOffline } from './shared/use-connection.ts';

/** Milliseconds that card and map have the connection for themselves: what is live weighs more than both. */
const LIVE_DELAY_MS = 1000;
/** Milliseconds after which a driver who shows nothing, or could not be read, is looked for again: at first, at most. */
const RETRY_DELAY_MS = 10_000;
const LONGEST_RETRY_DELAY_MS = 60_000;

let isLiveLoaded = false;
const loadLiveDriver = async () => {
  const { LiveDriver } = await import('./client/live-driver.data.ts');
  isLiveLoaded = true;
  return LiveDriver;
};

/** The page of a driver's link, which needs no sign-in. */
export function ClientPage() {
  const { id = '' } = useParams();
  useEffect(preloadMap, []);
  return (
    <main className={style.page}>
      <h1>
        <FormattedMessage id="parloc.client.title" />
      </h1>
      {id === DEMO_ID ? <Demo /> : <RealDriver key={id} id={id} />}
    </main>
  );
}

/** @param id a phone in any spelling, or what a link for one purpose has in its place */
function RealDriver({ id }: { id: string }) {
  const [target] = useState((): Target | null => {
    const link = placeLinkOf(id);
    if (link) return { link };
    const phone = normalisePhone(id);
    return phone === null ? null : { phone };
  });
  return target ? <DriverOf {...target} /> : <NoPhone />;
}

type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  /** `isOver` once the database gives the place to nobody any more: there is nothing to listen to then. */
  | { state: 'here'; path: string; driver: DriverView; isOver?: true };

/** What the address names: the driver with a phone, in the stored form, or a place. */
type Target = { phone: string; link?: undefined } | { phone?: undefined; link: PlaceLink };

/** The driver of a link: first by plain reads, from then on live. */
function DriverOf({ phone, link }: Target) {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const isListening = found.state === 'here' && !found.isOver;
  const find = useCallback(async (): Promise<Found> => {
    try {
      const at = link === undefined ? await findShownPlace(phone) : link;
      if (!at) return { state: 'missing' };
      const driver = await readPlace(at);
      return driver ? { state: 'here', path: placePath(at), driver } : { state: 'missing' };
    } catch {
      return { state: 'failed' };
    }
  }, [phone, link]);

  const [tries, setTries] = useState({ count: 0 });
  useEffect(() => {
    if (isListening) return;
    let hasLeft = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    // A page that nobody sees asks no more; it does at once when it is seen again.
    const ask = (count: number) => document.hidden || setTries({ count });
    const anew = () => ask(0);
    void find().then((next) => {
      if (hasLeft) return;
      // What was shown stays, with the words that it has ended.
      setFound((before) => (before.state === 'here' && next.state !== 'here' ? before : next));
      // A driver may share in the next moment.
      const delay = Math.min(RETRY_DELAY_MS * 2 ** tries.count, LONGEST_RETRY_DELAY_MS);
      if (next.state !== 'here') later = setTimeout(() => ask(tries.count + 1), delay);
    });
    window.addEventListener('online', anew);
    document.addEventListener('visibilitychange', anew);
    return () => {
      hasLeft = true;
      clearTimeout(later);
      window.removeEventListener('online', anew);
      document.removeEventListener('visibilitychange', anew);
    };
  }, [find, isListening, tries]);
  const retry = () => {
    setFound({ state: 'loading' });
    setTries({ count: 0 });
  };

  const [isConfirmed, setConfirmed] = useState(true);
  const onNews = useCallback<OnNews>((place, isConfirmed) => {
    setConfirmed(isConfirmed);
    // Offline, a place that was never read looks as if it were not there.
    if (!place && !isConfirmed) return;
    const driver = place && driverViewOf(place);
    setFound((before) => {
      if (before.state !== 'here') return before;
      return driver ? { ...before, driver } : { state: 'missing' };
    });
  }, []);
  const onRefused = useCallback(() => {
    setConfirmed(true);
    setFound((before) => (before.state === 'here' ? { ...before, isOver: true } : before));
  }, []);

  const [delay] = useState(() => (isLiveLoaded ? 0 : LIVE_DELAY_MS));
  const { part: LiveDriver, hasFailed } = useLoaded(loadLiveDriver, useDelayedFlag(isListening, delay));
  const isOffline = useOffline(isConfirmed);

  useClientTitle(found.state === 'here' ? found.driver.name : null);
  if (found.state !== 'here') return <DriverPlaceholder why={found.state} phone={phone} onRetry={retry} />;
  return (
    <>
      <DriverCard driver={found.driver} isOffline={isOffline || hasFailed} />
      {LiveDriver && isListening && <LiveDriver path={found.path} onNews={onNews} onRefused={onRefused} />}
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
