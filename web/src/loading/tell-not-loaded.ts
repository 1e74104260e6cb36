import type { IntlShape } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { ChunkLoadError } from './part.ts';

/** Milliseconds: long enough to read what is the matter, and to press. */
const STAYS = 12_000;

/**
 * Says that a part which was asked for did not arrive, with the reload that brings it. What was typed is kept.
 * @param error a ChunkLoadError, which names it
 * @param before what has to be done before the reload
 */
export function tellNotLoaded(intl: IntlShape, error: unknown, before: () => void = () => {}): void {
  const chunk = error instanceof ChunkLoadError ? error.chunk : '';
  toast('error', intl.formatMessage({ id: 'failure.not-loaded' }, { chunk }), {
    duration: STAYS,
    action: {
      label: intl.formatMessage({ id: 'app.reload' }),
      onClick() {
        before();
        location.reload();
      },
    },
  });
}
