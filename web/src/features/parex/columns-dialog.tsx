import { COLUMN_LIMIT } from '@par-club/functions/contract/parex.values';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ColumnChip, chipId } from './column-chip.tsx';
import { ColumnInput } from './column-input.tsx';
import { tidyColumns } from './columns.ts';
import style from './columns-dialog.module.css';

interface ColumnsDialogProps {
  /** As they are kept now; another tab may change them meanwhile. */
  columns: readonly string[];
  onSave: (columns: string[]) => void;
  onClose: () => void;
}

/** A label in the making; its key keeps a chip itself while others come and go. */
interface Draft {
  key: number;
  label: string;
}

const ADD = 'parex-column-add';
const SAVE = 'parex-columns-save';

/** The columns editor. It works on a copy: only Save changes anything. */
export function ColumnsDialog({ columns, onSave, onClose }: ColumnsDialogProps) {
  const intl = useIntl();
  const [drafts, setDrafts] = useState<Draft[]>(() => columns.map((label, key) => ({ key, label })));
  const [nextKey, setNextKey] = useState(columns.length);
  /** Key of the column whose label is being typed, `nextKey` for a new one, null for none. */
  const [typing, setTyping] = useState<number | null>(null);
  const isAdding = typing === nextKey;
  const focusNext = useFocusNext();
  const [before] = useState(columns);
  const isChangedElsewhere = columns.join('\n') !== before.join('\n');

  const add = (label: string, byKey: boolean) => {
    setTyping(null);
    const full = drafts.length + 1 >= COLUMN_LIMIT;
    if (byKey) focusNext(label !== '' && full ? SAVE : ADD);
    if (label === '') return;
    setDrafts([...drafts, { key: nextKey, label }]);
    setNextKey(nextKey + 1);
  };

  const rename = (index: number, key: number, label: string, byKey: boolean) => {
    setTyping(null);
    if (byKey) focusNext(chipId(key));
    if (label !== '') setDrafts(drafts.with(index, { key, label }));
  };

  const remove = (index: number) => {
    const neighbour = drafts[index + 1] ?? drafts[index - 1];
    focusNext(neighbour ? chipId(neighbour.key) : ADD);
    setDrafts(drafts.toSpliced(index, 1));
  };

  const moveUp = (index: number, draft: Draft) => {
    if (index > 0) setDrafts(drafts.toSpliced(index, 1).toSpliced(index - 1, 0, draft));
  };

  return (
    <Dialog
      name="parex-columns"
      title={<FormattedMessage id="parex.editor.title" />}
      description={<FormattedMessage id="parex.editor.description" />}
      onClose={onClose}
      staysOnPressBeside
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="parex.editor.cancel" />
          </Button>
          <Button
            id={SAVE}
            variant="primary"
            data-track="parex-columns-save"
            onClick={() => onSave(tidyColumns(drafts.map((draft) => draft.label)))}
          >
            <FormattedMessage id="parex.editor.save" />
          </Button>
        </>
      }
    >
      <p className={style.elsewhere} role="status" hidden={!isChangedElsewhere}>
        {isChangedElsewhere && (
          <FormattedMessage id="parex.editor.elsewhere" values={{ columns: columns.join(', ') || '—' }} />
        )}
      </p>
      {drafts.length === 0 && !isAdding && (
        <p className={style.empty}>
          <FormattedMessage id="parex.editor.empty" />
        </p>
      )}
      <ul className={style.chips}>
        {drafts.map((draft, index) => (
          <li key={draft.key}>
            {typing === draft.key ? (
              <ColumnInput
                initial={draft.label}
                onEnd={(label, byKey) => rename(index, draft.key, label, byKey)}
              />
            ) : (
              <ColumnChip
                id={chipId(draft.key)}
                label={draft.label}
                first={index === 0}
                onEdit={() => setTyping(draft.key)}
                onMoveUp={() => moveUp(index, draft)}
                onDelete={() => remove(index)}
              />
            )}
          </li>
        ))}
        {isAdding && (
          <li>
            <ColumnInput
              initial=""
              placeholder={intl.formatMessage({ id: 'parex.editor.newColumn' })}
              onEnd={add}
            />
          </li>
        )}
      </ul>
      {drafts.length < COLUMN_LIMIT && (
        // It stays in its place while a label is typed, so that nothing moves under a press that ends the typing.
        <button id={ADD} type="button" className={style.add} onClick={() => setTyping(nextKey)}>
          <Plus aria-hidden />
          <FormattedMessage id={drafts.length === 0 ? 'parex.editor.addFirst' : 'parex.editor.add'} />
        </button>
      )}
      <p className={style.counter} aria-live="polite">
        <FormattedMessage id="parex.editor.counter" values={{ count: drafts.length, limit: COLUMN_LIMIT }} />
      </p>
    </Dialog>
  );
}

/** Gives the focus to an element, by its id, once it is there: what had it goes away with the change. */
function useFocusNext(): (id: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus();
    next.current = null;
  });
  return (id) => {
    next.current = id;
  };
}
