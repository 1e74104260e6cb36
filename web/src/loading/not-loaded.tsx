import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { ChunkLoadError } from './chunk.ts';

/** Long enough to read what is the matter, and to press. */
const NOTICE_DURATION_MS = 12_000;

/** Says in its place that a part did not arrive, with the reload that brings it. */
export function NotLoaded({ error }: { error: unknown }) {
  return (
    <p role="alert" data-missing-part>
      <FormattedMessage id="failure.not-loaded" values={{ chunk: chunkOf(error) }} />{' '}
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="app.reload" />
      </Button>
    </p>
  );
}

/** Says the same in a toast, for a part that has no place of its own, where no words in the page say it already. */
export function NotLoadedToast({ error }: { error: unknown }) {
  const intl = useIntl();
  const notify = useEffectEvent(() => notifyNotLoaded(intl, error, { yieldsToPage: true }));
  useEffect(() => notify(), []);
  return null;
}

/**
 * Says in a toast that a chunk did not arrive, with the reload that brings it. What was typed is saved.
 * @param options.beforeReload is called before that
 */
export function notifyNotLoaded(
  intl: IntlShape,
  error: unknown,
  { beforeReload, yieldsToPage = false }: { beforeReload?: () => void; yieldsToPage?: boolean } = {},
): void {
  toast('error', intl.formatMessage({ id: 'failure.not-loaded' }, { chunk: chunkOf(error) }), {
    duration: NOTICE_DURATION_MS,
    isOfApp: true,
    yieldsToPage,
    action: {
      label: intl.formatMessage({ id: 'app.reload' }),
      onClick() {
        beforeReload?.();
        location.reload();
      },
    },
  });
}

function chunkOf(error: unknown): string {
  return error instanceof ChunkLoadError ? error.chunk : '';
}
