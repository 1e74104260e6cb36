import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { calendarDate } from '#intl/date-formats.ts';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import type { Span } from '#reader/text/text.ts';
import { doubtsOf } from '#reading/doubts.ts';
import { kindChoices } from '#reading/kind-choices.ts';
import { MarkedMessage } from '#reading/marked-message.tsx';
import { canonicalPhone, usePossiblePhone } from '#reading/possible-phone.ts';
import { Choice } from '#ui/choice.tsx';
import { Text } from '#ui/text.tsx';
import { formatOf } from '../columns/formats.ts';
import { DoubleNote } from '../keeping/double-note.tsx';
import { correctKept, dropKept } from '../keeping/keep-rows.ts';
import { sheetRowId } from '../keeping/sheet-row.ts';
import { changeKind } from '../keeping/sheet-store.ts';
import type { CellView } from './cell-value.tsx';
import {
  addRow,
  chooseKind,
  correct,
  isKindAsked,
  leaveOut,
  type ShownCell,
  type ShownReading,
} from './corrected.ts';
import style from './reading-view.module.css';
import { RowList } from './row-list.tsx';
import { RowTable } from './row-table.tsx';
import { UnreadLines } from './unread-lines.tsx';

interface ReadingViewProps {
  reading: ShownReading;
  /** Number of the first row; undefined where a row stands alone, which then has no number. */
  first?: number | undefined;
  /** What stands in the sheet already, in words by the ids of rows. */
  doubles: ReadonlyMap<string, string>;
  /** @param next is given the newest reading: a line may be read meanwhile */
  onChange: (next: (reading: ShownReading) => ShownReading) => void;
  onCopy: () => void;
}

export function ReadingView({ reading, first, doubles, onChange, onCopy }: ReadingViewProps) {
  const id = useId();
  const kindId = `${reading.id}-kind`;
  const [strong, setStrong] = useState<Span | null>(null);
  const isPossiblePhone = usePossiblePhone();
  const today = calendarDate(new Date());
  const formats = reading.columns.map(formatOf);

  const viewOf = (cell: ShownCell, label: string, row: number, index: number): CellView => {
    const message = cell.isCorrected ? '' : reading.message;
    const reasons = doubtsOf(cell, label, { message, today, isPossiblePhone });
    return {
      cell,
      label,
      format: formats[index] ?? 'text',
      message,
      reasons,
      doubtId: reasons.length > 0 ? `${id}-${row}-${index}` : undefined,
      onTouch: setStrong,
      onLeave: (source) => setStrong((touched) => (touched === source ? null : touched)),
      onSave(typed) {
        const value = fieldOfLabel(label) === 'phone' ? canonicalPhone(typed) : typed;
        correctKept(reading, row, index, value);
        onChange((before) => correct(before, row, index, value));
      },
    };
  };
  const noteOf = (row: number): ReactNode => {
    const words = doubles.get(sheetRowId(reading.id, row));
    return (
      words !== undefined && (
        <DoubleNote
          words={words}
          number={(first ?? 1) + row}
          isLeftOut={reading.leftOut.includes(row)}
          onLeaveOut={(isLeftOut) => {
            if (isLeftOut) dropKept(reading, row);
            onChange((before) => leaveOut(before, row, isLeftOut));
          }}
        />
      )
    );
  };
  return (
    <div className={style.reading}>
      {isKindAsked(reading) ? (
        <Choice
          question={<FormattedMessage id="parex.kind.which" />}
          values={kindChoices(reading.kind)}
          wordsOf={(each) => <FormattedMessage id={`parex.kind.${each}`} />}
          track="parex-kind"
          onChoose={(kind) => {
            changeKind(reading.id, kind);
            // The reading may move to another part of the page.
            flushSync(() => onChange((before) => chooseKind(before, kind)));
            document.getElementById(kindId)?.focus();
          }}
        />
      ) : (
        <Text className={style.kind} id={kindId} tabIndex={-1} text={`parex.kind.${reading.kind}`} />
      )}
      <SourceMessage reading={reading} strong={strong} />
      {first === undefined && reading.rows.length === 1 ? (
        <>
          <RowList
            cells={reading.rows[0] ?? []}
            isLeftOut={reading.leftOut.length > 0}
            viewOf={(cell, label, index) => viewOf(cell, label, 0, index)}
          />
          {noteOf(0)}
        </>
      ) : (
        reading.rows.length > 0 && (
          <RowTable reading={reading} first={first ?? 1} viewOf={viewOf} noteOf={noteOf} onCopy={onCopy} />
        )
      )}
      {reading.unread.length > (reading.rows.length > 0 ? 0 : 1) && (
        <UnreadLines
          reading={reading}
          onRow={(line, cells) => onChange((before) => addRow(before, line, cells))}
        />
      )}
    </div>
  );
}

/** The message that rows were read from; it stays in sight, and shows the words of the cell that is touched. */
function SourceMessage({ reading, strong }: { reading: ShownReading; strong: Span | null }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const mark = strong && box.current?.querySelector<HTMLElement>('[data-strong]');
    if (!mark || !box.current) return;
    // Only the box scrolls: the rows must not move under the pointer.
    const { top, bottom, height } = box.current.getBoundingClientRect();
    const words = mark.getBoundingClientRect();
    if (words.top < top || words.bottom > bottom)
      box.current.scrollTop += words.top - top - (height - words.height) / 2;
  }, [strong]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, which the keyboard has to reach
    <p ref={box} className={style.message} tabIndex={0}>
      <MarkedMessage message={reading.message} cells={reading.rows.flat()} strong={strong} />
    </p>
  );
}
