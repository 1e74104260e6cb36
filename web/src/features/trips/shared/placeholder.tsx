import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './placeholder.module.css';

/** Replaces a page while it loads, or says why there is none. */
export function Placeholder({
  why,
  onRetry,
}: {
  why: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}) {
  if (why === 'loading')
    return (
      <p role="status" aria-busy="true" className={style.box}>
        <FormattedMessage id="trips.loading" />
      </p>
    );
  return (
    // It may replace a visible page, as when a link is taken back, so it is announced.
    <section role="alert" className={style.box}>
      <h1>
        <FormattedMessage id={`trips.${why}`} />
      </h1>
      <p>
        <FormattedMessage id={`trips.${why}Hint`} />
      </p>
      {why === 'failed' && <Button onClick={onRetry} data-track="trip-retry" text="trips.retry" />}
    </section>
  );
}
