import { COLUMN_LABEL_LIMIT, COLUMN_LIMIT } from '@par-club/functions/contract/parex.values';
import { secretId } from '@par-club/functions/shared/secret-id';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { InPlaceInput } from '../in-place-input.tsx';
import { ColumnChip, chipId } from './column-chip.tsx';
import { type ColumnDraft, draftsOf, formatOfDraft, renamedIn } from './column-drafts.ts';
import { tidyColumns } from './columns.ts';
import style from './columns-dialog.module.css';
import { FormatSelect } from './format-select.tsx';
import { type Format, formatOf } from './formats.ts';
import { SET_NAME, SetName } from './set-name.tsx';
import { activeSet, type ColumnSets, SET_LIMIT } from './sets.ts';

interface ColumnsDialogProps {
  /** As they are kept now; another tab may change them meanwhile. */
  sets: ColumnSets;
  /** @param renamed new keys in the sheet by the old ones, of the set that is edited */
  onSave: (next: ColumnSets, formats: Record<string, Format>, renamed: Map<string, string>) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

const ADD = 'parex-column-add';
const SAVE = 'parex-columns-save';

/** The editor of the set in use, with its columns. It works on a copy: only Save changes anything. */
export function ColumnsDialog({ sets, onSave, onDelete, onClose }: ColumnsDialogProps) {
  const intl = useIntl();
  const [before] = useState(() => activeSet(sets));
  const [set, setSet] = useState({ id: before.id, name: before.name });
  const [drafts, setDrafts] = useState(() => draftsOf(before.columns, formatOf));
  const [nextKey, setNextKey] = useState(before.columns.length);
  /** Key of the column whose label is being typed, `nextKey` for a new one, null for none. */
  const [typing, setTyping] = useState<number | null>(null);
  const isAdding = typing === nextKey;
  const focusNext = useFocusNext();
  const isNew = set.id !== before.id;
  const { columns } = sets.sets.find(({ id }) => id === before.id) ?? activeSet(sets);
  const isChangedElsewhere = columns.join('\n') !== before.columns.join('\n');

  const save = () => {
    const labels = tidyColumns(drafts.map(({ label }) => label));
    const edited = { ...set, columns: labels };
    const others = sets.sets.some(({ id }) => id === set.id) ? sets.sets : [...sets.sets, edited];
    onSave(
      { active: set.id, sets: others.map((each) => (each.id === set.id ? edited : each)) },
      Object.fromEntries(drafts.map((draft) => [draft.label, formatOfDraft(draft)])),
      renamedIn(drafts),
    );
  };

  const addSet = () => {
    setSet({ id: secretId(), name: intl.formatMessage({ id: 'parex.set.add' }) });
    setDrafts(drafts.map((draft) => ({ ...draft, before: null })));
    focusNext(SET_NAME);
  };

  const add = (label: string, byKey: boolean) => {
    setTyping(null);
    const full = drafts.length + 1 >= COLUMN_LIMIT;
    if (byKey) focusNext(label !== '' && full ? SAVE : ADD);
    if (label === '') return;
    setDrafts([...drafts, { key: nextKey, label, before: null, format: null }]);
    setNextKey(nextKey + 1);
  };

  const change = (draft: ColumnDraft, to: Partial<ColumnDraft>) =>
    setDrafts(drafts.map((each) => (each === draft ? { ...draft, ...to } : each)));

  const rename = (draft: ColumnDraft, label: string, byKey: boolean) => {
    setTyping(null);
    if (byKey) focusNext(chipId(draft.key));
    if (label !== '') change(draft, { label });
  };

  const remove = (index: number) => {
    const neighbour = drafts[index + 1] ?? drafts[index - 1];
    focusNext(neighbour ? chipId(neighbour.key) : ADD);
    setDrafts(drafts.filter((_, at) => at !== index));
  };

  const moveUp = (index: number, draft: ColumnDraft) => {
    const others = drafts.filter((each) => each !== draft);
    if (index > 0) setDrafts([...others.slice(0, index - 1), draft, ...others.slice(index - 1)]);
  };

  const ofInput = {
    className: style.input,
    'aria-label': intl.formatMessage({ id: 'parex.editor.name' }),
    maxLength: COLUMN_LABEL_LIMIT,
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
          <Button onClick={onClose} text="parex.editor.cancel" />
          <Button id={SAVE} variant="primary" data-track="parex-columns-save" onClick={save}>
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
      <SetName
        name={set.name}
        onRename={(name, byKey) => {
          if (byKey) focusNext(SET_NAME);
          if (name !== '') setSet({ ...set, name });
        }}
        onAdd={isNew || sets.sets.length >= SET_LIMIT ? null : addSet}
        onDelete={isNew || sets.sets.length === 1 ? null : () => onDelete(set.id)}
      />
      {drafts.length === 0 && !isAdding && <Text className={style.empty} text="parex.editor.empty" />}
      <ul className={style.chips}>
        {drafts.map((draft, index) => (
          <li key={draft.key} className={style.column}>
            {typing === draft.key ? (
              <InPlaceInput
                {...ofInput}
                defaultValue={draft.label}
                onEnd={(label, byKey) => rename(draft, label ?? '', byKey)}
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
            <FormatSelect
              label={draft.label}
              format={formatOfDraft(draft)}
              onChoose={(format) => change(draft, { format })}
            />
          </li>
        ))}
        {isAdding && (
          <li className={style.column}>
            <InPlaceInput
              {...ofInput}
              placeholder={intl.formatMessage({ id: 'parex.editor.newColumn' })}
              onEnd={(label, byKey) => add(label ?? '', byKey)}
            />
            {/* It keeps the room that the column will take: nothing moves under a press that ends the typing. */}
            <FormatSelect label="" format="text" />
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
