import type { IntlShape } from 'react-intl';
import { toastWithButton } from '#ui/toast-with-button.ts';
import type { SheetRow } from './sheet-row.ts';
import { removeRows } from './sheet-store.ts';

export function removeWithUndo(
  intl: IntlShape,
  rows: readonly SheetRow[],
  said: 'parex.sheet.deleted' | 'parex.sheet.cleared',
): void {
  const restore = removeRows(new Set(rows.map(({ id }) => id)));
  toastWithButton(intl.formatMessage({ id: said }), intl.formatMessage({ id: 'parex.undo' }), restore);
}
