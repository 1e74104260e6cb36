import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { spacedPhone } from '#phone/spaced-phone.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import card from './card.module.css';
import { CallButton } from './driver-actions.tsx';
import { ReloadLink } from './without-scripts.tsx';
import { WriteMenu } from './write-menu.tsx';

/** Replaces a driver's card. The visitor can still call or write to a known phone. */
export function DriverPlaceholder({
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
