import type { Cell } from '@par-club/functions/contract/parex';
import { RotateCcw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MESSAGE_BOX } from './message-box.tsx';
import { markSources, type Reading } from './reading.ts';
import style from './result-dialog.module.css';
import { spreadsheetRow } from './spreadsheet-row.ts';

const COPY_BUTTON = 'parex-copy';

/** The row that a message became, as a ticket: every column in order, and what the message says for it. */
export function ResultDialog({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const intl = useIntl();
  const cells = inOrder(reading.row);
  const label = (cell: Cell, index: number) =>
    cell.ua || cell.en || intl.formatMessage({ id: 'parex.result.column' }, { index: index + 1 });
  return (
    <Dialog
      name="parex-result"
      title={<FormattedMessage id="parex.result.title" />}
      description={
        <FormattedMessage
          id={reading.readBy === 'model' ? 'parex.result.byModel' : 'parex.result.byDevice'}
        />
      }
      onClose={onClose}
      staysOnPressBeside
      focusFirst={COPY_BUTTON}
      focusAfter={MESSAGE_BOX}
      actions={
        <>
          <CopyButton
            id={COPY_BUTTON}
            look="go"
            data-track="parex-copy"
            copy={() => copyRow(cells.map((cell) => cell.value))}
          >
            <FormattedMessage id="parex.result.copy" />
          </CopyButton>
          <Button icon={<RotateCcw aria-hidden />} data-track="parex-again" onClick={onClose}>
            <FormattedMessage id="parex.result.again" />
          </Button>
        </>
      }
    >
      <p className={style.message}>
        {markSources(reading.message, reading.sources).map(({ text, start, found }) =>
          found ? <mark key={start}>{text}</mark> : text,
        )}
      </p>
      <dl className={style.row}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what makes a column this column
          <div key={index} className={style.cell}>
            <dt>{label(cell, index)}</dt>
            <dd>
              {cell.value || (
                <span className={style.empty}>
                  <FormattedMessage id="parex.result.empty" />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The cells from column '1' on. */
function inOrder(row: Reading['row']): Cell[] {
  return Object.entries(row)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, cell]) => cell);
}

/** Both forms where the browser can write them, else the plain one. */
async function copyRow(values: readonly string[]): Promise<void> {
  const { plain, html } = spreadsheetRow(values);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([plain], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    }),
  ]);
}
