import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
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
    return <Text role="status" aria-busy="true" className={style.box} text="trips.loading" />;
  return (
    // It may replace a visible page, as when a link is taken back, so it is announced.
    <section role="alert" className={style.box}>
      <Text as="h1" text={`trips.${why}`} />
      <Text text={`trips.${why}Hint`} />
      {why === 'failed' && <Button onClick={onRetry} data-track="trip-retry" text="trips.retry" />}
    </section>
  );
}
