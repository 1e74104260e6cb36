import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InPlaceInput } from '../in-place-input.tsx';
import style from './columns-dialog.module.css';
import { SET_NAME_LIMIT } from './sets.ts';

export const SET_NAME = 'parex-set-name';

interface SetNameProps {
  name: string;
  onRename: (name: string, byKey: boolean) => void;
  /** Null where there is room for no other set, or the set is new itself. */
  onAdd: (() => void) | null;
  /** Null for the only set, and for one that is not saved yet. */
  onDelete: (() => void) | null;
}

export function SetName({ name, onRename, onAdd, onDelete }: SetNameProps) {
  const intl = useIntl();
  const [typing, setTyping] = useState(false);
  return (
    <div className={style.set}>
      {typing ? (
        <InPlaceInput
          className={style.input}
          aria-label={intl.formatMessage({ id: 'parex.set.name' })}
          defaultValue={name}
          maxLength={SET_NAME_LIMIT}
          onEnd={(next, byKey) => {
            setTyping(false);
            onRename(next ?? '', byKey);
          }}
        />
      ) : (
        <span className={style.chip}>
          <button
            type="button"
            id={SET_NAME}
            className={style.label}
            aria-label={intl.formatMessage({ id: 'parex.set.rename' }, { name })}
            onClick={() => setTyping(true)}
          >
            {name}
            <Pencil aria-hidden />
          </button>
          {onDelete && (
            <button
              type="button"
              className={style.tool}
              aria-label={intl.formatMessage({ id: 'parex.set.delete' }, { name })}
              onClick={onDelete}
            >
              <Trash2 aria-hidden />
            </button>
          )}
        </span>
      )}
      {onAdd && (
        <button type="button" className={style.add} data-track="parex-set-add" onClick={onAdd}>
          <Plus aria-hidden />
          <FormattedMessage id="parex.set.add" />
        </button>
      )}
    </div>
  );
}
