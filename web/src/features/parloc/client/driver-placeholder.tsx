import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import card from './card.module.css';
import { CallButton } from './driver-actions.tsx';
import { spacedPhone } from './spaced-phone.ts';

/** Replaces the driver's card while it loads, or says why there is none. The visitor can still call a phone. */
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
        <p role="status">
          <FormattedMessage id="parloc.client.loading" />
        </p>
      </div>
    );
  }
  // A link for one purpose has no phone in its address.
  const hint = phone === undefined && why === 'missing' ? 'closed' : why;
  return (
    // What was shown may go before one's eyes, as when a link is taken back.
    <section className={`${card.card} ${card.words}`} role={why === 'wrong' ? undefined : 'alert'}>
      <h2>
        <FormattedMessage id={`parloc.client.${why}`} />
      </h2>
      <p>
        <FormattedMessage id={`parloc.client.${hint}Hint`} values={{ phone: phone && unbroken(phone) }} />{' '}
        {why === 'failed' && phone !== undefined && (
          <FormattedMessage id="parloc.client.failedPhone" values={{ phone: unbroken(phone) }} />
        )}
      </p>
      {onRetry && (
        <div className={card.actions}>
          {phone !== undefined && <CallButton phone={phone} />}
          <Button icon={<RotateCw aria-hidden />} onClick={onRetry} data-track="client-retry">
            <FormattedMessage id="parloc.client.retry" />
          </Button>
        </div>
      )}
    </section>
  );
}

function unbroken(phone: string): ReactNode {
  return <span className={card.unbroken}>{spacedPhone(phone)}</span>;
}
