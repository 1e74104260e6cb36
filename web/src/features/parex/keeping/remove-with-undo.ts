import type { IntlShape } from 'react-intl';
import { toast } from '#ui/toast.ts';
import type { SheetRow } from './sheet-row.ts';
import { removeRows } from './sheet-store.ts';

/** To take back what was deleted. */
const UNDO_DURATION_MS = 8000;

/** Takes rows out of the sheet, which a toast can take back. */
export function removeWithUndo(
  intl: IntlShape,
  rows: readonly SheetRow[],
  said: 'parex.sheet.deleted' | 'parex.sheet.cleared',
): void {
  const restore = removeRows(new Set(rows.map(({ id }) => id)));
  toast('success', intl.formatMessage({ id: said }), {
    duration: UNDO_DURATION_MS,
    action: { label: intl.formatMessage({ id: 'parex.undo' }), onClick: restore },
  });
}
