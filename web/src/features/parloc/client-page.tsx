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
import { spacedPhone } from '#phone/spaced-phone.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import card from './client/card.module.css';
import { clientTitle } from './client/client-title.ts';
import { CallButton } from './client/driver-actions.tsx';
import { DriverCard } from './client/driver-card.tsx';
import { type Target, targetOf } from './client/target.ts';
import { useFoundDriver } from './client/use-found-driver.ts';
import { useLiveDriver } from './client/use-live-driver.ts';
import { ReloadLink } from './client/without-scripts.tsx';
import { WriteMenu } from './client/write-menu.tsx';
import style from './client-page.module.css';
import { useDemoDriver } from './demo-driver.ts';

const OFFER = 'Read this page in English';

interface ClientPageProps {
  /** The last part of the address: a phone in any spelling, or the id of a link for one purpose. */
  id: string;
  /** The data that the server drew the page from; null where the page draws itself. */
  view: FirstView | null;
  /** A language that the browser prefers to the page's own. */
  offered: 'en' | null;
  onSettled: () => void;
}

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

/** Shows the server's drawing, or plain reads, at first; live data then. */
function Driver({
  target,
  view,
  onSettled,
}: Pick<ClientPageProps, 'view' | 'onSettled'> & { target: Target }) {
  const { found, setFound, isListening, retry } = useFoundDriver(target, view);
  const { LiveDriver, onNews, onRefused, isSettled, isOffline } = useLiveDriver(isListening, setFound);
  const now = useServerNow(view?.now);
  useTitle(found.state === 'here' ? found.driver.name : null);
  const hasAnswer = found.state === 'missing' || found.state === 'failed';
  useEffect(() => {
    if (isSettled || hasAnswer) onSettled();
  }, [isSettled, hasAnswer, onSettled]);
  if (found.state !== 'here')
    return <DriverPlaceholder why={found.state} phone={target.phone} onRetry={retry} />;
  return (
    <>
      <DriverCard
        driver={found.driver}
        now={now}
        isOffline={isOffline || found.as === 'unconfirmed'}
        isKept={found.as === 'kept'}
        isSettled={isSettled}
      />
      {LiveDriver && isListening && (
        <LiveDriver path={placePath(found.link)} onNews={onNews} onRefused={onRefused} />
      )}
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
