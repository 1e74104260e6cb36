import { RotateCcw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MarkedMessage } from '#reading/marked-message.tsx';
import type { Reading } from '#reading/reading.data.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MESSAGE_BOX } from './message-box.tsx';
import style from './result-dialog.module.css';
import { spreadsheetRow } from './spreadsheet-row.ts';

const COPY_BUTTON = 'parex-copy';

/** The row that was read from a message: every column in order, with its value. */
export function ResultDialog({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const intl = useIntl();
  const cells = reading.rows[0] ?? [];
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
            variant="primary"
            data-track="parex-copy"
            copy={() => copyRow(cells.map(({ value }) => value))}
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
        <MarkedMessage message={reading.message} cells={cells} />
      </p>
      <dl className={style.row}>
        {cells.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its identity
          <div key={index} className={style.cell}>
            <dt>{label || intl.formatMessage({ id: 'parex.result.column' }, { index: index + 1 })}</dt>
            <dd>
              {value || (
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

/** Copies the row as text and HTML; as text alone where the browser cannot write both. */
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
