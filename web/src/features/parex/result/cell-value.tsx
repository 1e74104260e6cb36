import { CELL_LIMIT } from '@par-club/functions/contract/parex.values';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import type { Span } from '#reader/text/text.ts';
import { type Reason, toIsoDate } from '#reading/doubts.ts';
import { type Format, formatted, weekdayOf } from '../columns/formats.ts';
import { InPlaceInput } from '../in-place-input.tsx';
import style from './cell.module.css';
import type { ShownCell } from './corrected.ts';

const DASH = '—';

interface CellValueProps {
  cell: ShownCell;
  /** The column's name; the cell may have none of its own. */
  label: string;
  format: Format;
  message?: string;
  /** Whether an empty value is shown by a dash: there is no room for words. */
  isNarrow?: boolean;
  /** Id of what says why the value is doubtful; undefined for one that is not. */
  doubtId?: string | undefined;
  onTouch?: (source: Span | null) => void;
  onLeave?: (source: Span | null) => void;
  onSave: (value: string) => void;
}

export interface CellView extends CellValueProps {
  reasons: readonly Reason[];
}

/** The value of a cell: a press, Enter or F2 corrects it in its place. */
export function CellValue({
  cell,
  label,
  format,
  message = '',
  isNarrow = false,
  doubtId,
  onTouch,
  onLeave,
  onSave,
}: CellValueProps) {
  const intl = useIntl();
  const [typing, setTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!typing && takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [typing]);

  const { source } = cell;
  if (typing) {
    return (
      <InPlaceInput
        className={style.input}
        aria-label={label}
        maxLength={CELL_LIMIT}
        {...kindOfInput(label, cell.value)}
        onEnd={(typed, byKey) => {
          const end = () => {
            takesFocus.current = byKey;
            setTyping(false);
            onLeave?.(source);
            if (typed !== null) onSave(typed);
          };
          if (byKey) end();
          else afterFocus(end);
        }}
      />
    );
  }
  const weekday = format.startsWith('date') ? weekdayOf(cell.value, intl.locale) : '';
  const value = [formatted(cell.value, format), weekday].join(' ').trim();
  const empty = intl.formatMessage({ id: 'parex.result.empty' });
  const words = source && message.slice(source.start, source.end);
  return (
    <button
      ref={button}
      type="button"
      className={style.value}
      aria-label={intl.formatMessage({ id: 'parex.cell.edit' }, { column: label, value: value || empty })}
      aria-describedby={doubtId}
      {...(words && { title: intl.formatMessage({ id: 'parex.cell.source' }, { words }) })}
      onFocus={() => onTouch?.(source)}
      onBlur={() => afterFocus(() => onLeave?.(source))}
      onPointerEnter={() => onTouch?.(source)}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) onLeave?.(source);
      }}
      onClick={() => setTyping(true)}
      onKeyDown={(event) => {
        if (event.key === 'F2') setTyping(true);
      }}
    >
      <span>{value || <span className={style.empty}>{isNarrow ? DASH : empty}</span>}</span>
      {doubtId !== undefined && <CircleAlert aria-hidden />}
    </button>
  );
}

/**
 * Calls back once the focus has come to where it is going. Before, it is nowhere, and a dialog that loses an element
 * then takes the focus to itself. A touch takes the focus and clicks in one go: what it clicks finds all done.
 */
function afterFocus(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const end = () => {
    port1.close();
    window.removeEventListener('click', end, true);
    flushSync(then);
  };
  port1.onmessage = end;
  window.addEventListener('click', end, true);
  port2.postMessage(null);
}

/** The keyboard or the picker that the column's name asks for; text where a picker cannot hold the value. */
function kindOfInput(label: string, value: string): ComponentProps<'input'> {
  switch (fieldOfLabel(label)) {
    case 'phone':
      return { type: 'tel', inputMode: 'tel', defaultValue: value };
    case 'email':
      return { type: 'email', inputMode: 'email', defaultValue: value };
    case 'seats':
      return { type: 'text', inputMode: 'numeric', defaultValue: value };
    case 'price':
    case 'weight':
      return { type: 'text', inputMode: 'decimal', defaultValue: value };
    case 'date': {
      const date = toIsoDate(value);
      if (value !== '' && date === null) break;
      return { type: 'date', max: '9999-12-31', defaultValue: date ?? '' };
    }
    case 'time': {
      const time = value.padStart(5, '0');
      if (value !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) break;
      return { type: 'time', defaultValue: value === '' ? '' : time };
    }
  }
  return { type: 'text', defaultValue: value };
}
