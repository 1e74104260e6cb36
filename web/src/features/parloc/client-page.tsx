import type { FirstView } from '@par-club/functions/contract/first-view';
import { DEMO_ID } from '@par-club/functions/contract/parloc.values';
import { placePath } from '@par-club/functions/shared/place-link';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { usePageTitle } from '#intl/page-title.ts';
import { useLanguageLink } from '#intl/use-language-link.ts';
import type { LinkPageProps } from '#link-page/link-page.ts';
import { useLinkPage } from '#link-page/use-link-page.ts';
import { spacedPhone } from '#phone/spaced-phone.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import card from './client/card.module.css';
import { clientTitle } from './client/client-title.ts';
import { CallButton } from './client/driver-actions.tsx';
import { DriverCard } from './client/driver-card.tsx';
import { drawnDriver, driverSource } from './client/driver-source.data.ts';
import { type Target, targetOf } from './client/target.ts';
import { ReloadLink } from './client/without-scripts.tsx';
import { WriteMenu } from './client/write-menu.tsx';
import style from './client-page.module.css';
import { useDemoDriver } from './demo-driver.ts';

const OFFER = 'Read this page in English';

type ClientPageProps = LinkPageProps<FirstView>;

/** @param id a phone in any spelling, or the id of a link for one purpose */
export function ClientPage({ id, view, offered, onSettled }: ClientPageProps) {
  const [target] = useState(() => targetOf(id));
  const { language } = useLanguage();
  return (
    <main className={style.page}>
      {offered && offered !== language && <LanguageOffer />}
      <Text as="h1" text="parloc.client.title" />
      {id === DEMO_ID ? (
        <Demo now={view?.now} onSettled={onSettled} />
      ) : target ? (
        <Driver target={target} view={view} onSettled={onSettled} />
      ) : (
        <NoPhone onSettled={onSettled} />
      )}
    </main>
  );
}

function LanguageOffer() {
  const { link } = useLanguageLink('en');
  return (
    <p className={card.offer} lang="en-GB">
      <a {...link} data-track="client-english">
        {OFFER}
      </a>
    </p>
  );
}

function Driver({
  target,
  view,
  onSettled,
}: Pick<ClientPageProps, 'view' | 'onSettled'> & { target: Target }) {
  const [source] = useState(() => driverSource(target, view));
  const { found, LivePage, onNews, onRefused, isSettled, isOffline, retry } = useLinkPage(
    source,
    view && { page: drawnDriver(view), hasFailed: view.hasFailed },
    onSettled,
  );
  const now = useServerNow(view?.now);
  useTitle(found.page?.driver.name ?? null);
  if (!found.page) return <DriverPlaceholder why={found.state} phone={target.phone} onRetry={retry} />;
  return (
    <>
      <DriverCard
        driver={found.page.driver}
        now={now}
        isOffline={isOffline}
        isKept={found.state === 'kept'}
        isSettled={isSettled}
      />
      {LivePage && <LivePage path={placePath(found.page.link)} onNews={onNews} onRefused={onRefused} />}
    </>
  );
}

function Demo({ now, onSettled }: { now: number | undefined; onSettled: () => void }) {
  const driver = useDemoDriver(now);
  useTitle(driver.name);
  useEffect(onSettled, [onSettled]);
  return <DriverCard driver={driver} now={useServerNow(now)} isExample />;
}

function NoPhone({ onSettled }: { onSettled: () => void }) {
  useTitle(null);
  useEffect(onSettled, [onSettled]);
  return <DriverPlaceholder why="wrong" />;
}

function useTitle(name: string | null): void {
  usePageTitle(clientTitle(useIntl(), name));
}

/** Replaces a driver's card. The visitor can still call or write to a known phone. */
function DriverPlaceholder({
  why,
  phone,
  onRetry,
}:
  | { why: 'loading' | 'missing' | 'failed'; phone: string | undefined; onRetry: () => void }
  | { why: 'wrong'; phone?: undefined; onRetry?: undefined }) {
  if (why === 'loading') {
    return (
      <div className={`${card.card} ${card.loading}`} aria-busy="true">
        <Text role="status" text="parloc.client.loading" />
      </div>
    );
  }
  // A link for one purpose has no phone in its address.
  const hint = phone === undefined && why === 'missing' ? 'closed' : why;
  return (
    // It may replace a visible card, as when a link is taken back, so it is announced.
    <section className={`${card.card} ${card.words}`} role={why === 'wrong' ? undefined : 'alert'}>
      <Text as="h2" text={`parloc.client.${why}`} />
      <p>
        <FormattedMessage id={`parloc.client.${hint}Hint`} values={{ phone: phone && unbroken(phone) }} />{' '}
        {why === 'failed' && phone !== undefined && (
          <FormattedMessage id="parloc.client.failedPhone" values={{ phone: unbroken(phone) }} />
        )}
        {why === 'missing' && <Text as="span" className="with-scripts" text="parloc.client.appears" />}
      </p>
      {onRetry && (
        <div className={card.actions}>
          {phone !== undefined && <CallButton phone={phone} />}
          {phone !== undefined && <WriteMenu phone={phone} />}
          <span className={`with-scripts ${card.cell} ${card.wide}`}>
            <Button icon={<RotateCw aria-hidden />} onClick={onRetry} data-track="client-retry">
              <FormattedMessage id="parloc.client.retry" />
            </Button>
          </span>
          <span className={`without-scripts ${card.cell} ${card.wide}`}>
            <ReloadLink className={buttonClass()}>
              <FormattedMessage id="parloc.client.retry" />
            </ReloadLink>
          </span>
        </div>
      )}
    </section>
  );
}

function unbroken(phone: string): ReactNode {
  return <span className={card.phone}>{spacedPhone(phone)}</span>;
}
