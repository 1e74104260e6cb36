import { DEMO_ID } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isolated } from '#intl/isolated.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { useClientDriver } from './client/client-driver.data.ts';
import { DriverCard } from './client/driver-card.tsx';
import { NoDriver } from './client/no-driver.tsx';
import style from './client-page.module.css';
import { useDemoDriver } from './demo-driver.ts';
import { preloadMap } from './map/use-leaflet.ts';

/** What whoever has a driver's link sees, without signing in. */
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

function DriverOf({ phone }: { phone: string }) {
  const { found, isOffline, retry, onNews, Live } = useClientDriver(phone);
  useClientTitle(found.state === 'here' ? found.driver.name : null);
  if (found.state !== 'here') return <NoDriver why={found.state} phone={phone} onRetry={retry} />;
  return (
    <>
      <DriverCard driver={found.driver} isOffline={isOffline} />
      {Live && <Live path={found.path} onNews={onNews} />}
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
  return <NoDriver why="wrong" />;
}

function useClientTitle(name: string | null): void {
  const intl = useIntl();
  usePageTitle(
    name === null
      ? intl.formatMessage({ id: 'parloc.client.title' })
      : intl.formatMessage({ id: 'parloc.client.titleOf' }, { name: isolated(name) }),
  );
}
