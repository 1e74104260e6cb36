import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { ChunkLoadError } from './chunk.ts';

const NOTICE_DURATION_MS = 12_000;

export function NotLoaded({ error }: { error: unknown }) {
  return (
    <p role="alert" data-missing-part>
      <FormattedMessage id="failure.not-loaded" values={{ chunk: chunkOf(error) }} />{' '}
      <Button onClick={() => window.location.reload()} text="app.reload" />
    </p>
  );
}

/** The same in a toast, for a part without a place, unless words on the page say it already. */
export function NotLoadedToast({ error }: { error: unknown }) {
  const intl = useIntl();
  const notify = useEffectEvent(() => notifyNotLoaded(intl, error, { yieldsToPage: true }));
  useEffect(() => notify(), []);
  return null;
}

/** A toast that offers a reload for a missing chunk. Typed text is saved. */
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
