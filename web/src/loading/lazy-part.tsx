import { type ComponentType, lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { inTime } from './part.ts';

/**
 * A part of the page that comes later. Where it does not arrive, it says so in its own place, with the reload that
 * brings it, and everything else goes on.
 * @param chunk what an error calls it
 */
export function lazyPart<Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await inTime(chunk, load()) };
    } catch {
      return { default: () => <NotLoaded chunk={chunk} /> };
    }
  });
}

function NotLoaded({ chunk }: { chunk: string }) {
  return (
    <p role="alert">
      <FormattedMessage id="failure.not-loaded" values={{ chunk }} />{' '}
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="app.reload" />
      </Button>
    </p>
  );
}
