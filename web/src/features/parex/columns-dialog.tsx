import { COLUMN_LABEL_LIMIT, COLUMN_LIMIT } from '@par-club/functions/contract/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ColumnChip } from './column-chip.tsx';
import { ColumnInput } from './column-input.tsx';
import { tidyColumns } from './columns.ts';
import style from './columns-dialog.module.css';

interface ColumnsDialogProps {
  columns: readonly string[];
  onSave: (columns: string[]) => void;
  onClose: () => void;
}

/** A label in the making; its key keeps a chip itself while others come and go. */
interface Draft {
  key: number;
  label: string;
}

/** The columns editor. It works on a copy: only Save changes anything. */
export function ColumnsDialog({ columns, onSave, onClose }: ColumnsDialogProps) {
  const intl = useIntl();
  const [drafts, setDrafts] = useState<Draft[]>(() => columns.map((label, key) => ({ key, label })));
  const [nextKey, setNextKey] = useState(columns.length);
  const [adding, setAdding] = useState(false);

  const add = (label: string) => {
    setAdding(false);
    if (label.trim() === '') return;
    setDrafts([...drafts, { key: nextKey, label: label.trim() }]);
    setNextKey(nextKey + 1);
  };

  return (
    <Dialog
      name="parex-columns"
      title={<FormattedMessage id="parex.editor.title" />}
      description={<FormattedMessage id="parex.editor.description" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="parex.editor.cancel" />
          </Button>
          <Button
            look="go"
            data-track="parex-columns-save"
            onClick={() => onSave(tidyColumns(drafts.map((draft) => draft.label)))}
          >
            <FormattedMessage id="parex.editor.save" />
          </Button>
        </>
      }
    >
      {drafts.length === 0 && !adding && (
        <p className={style.empty}>
          <FormattedMessage id="parex.editor.empty" />
        </p>
      )}
      <ul className={style.chips}>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <ColumnChip
              label={draft.label}
              onRename={(label) =>
                setDrafts(drafts.map((each) => (each.key === draft.key ? { ...each, label } : each)))
              }
              onDelete={() => setDrafts(drafts.filter((each) => each.key !== draft.key))}
            />
          </li>
        ))}
        {drafts.length < COLUMN_LIMIT && (
          <li>
            {adding ? (
              <ColumnInput
                initial=""
                placeholder={intl.formatMessage({ id: 'parex.editor.newColumn' })}
                maxLength={COLUMN_LABEL_LIMIT}
                onCommit={add}
                onCancel={() => setAdding(false)}
              />
            ) : (
              <button type="button" className={style.add} onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                <FormattedMessage id={drafts.length === 0 ? 'parex.editor.addFirst' : 'parex.editor.add'} />
              </button>
            )}
          </li>
        )}
      </ul>
      <p className={style.counter} aria-live="polite">
        <FormattedMessage id="parex.editor.counter" values={{ count: drafts.length, limit: COLUMN_LIMIT }} />
      </p>
    </Dialog>
  );
}
