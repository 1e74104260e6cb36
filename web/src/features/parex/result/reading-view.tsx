import { type ReactNode, useId, useState } from 'react';
import { calendarDate } from '#intl/date-formats.ts';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import type { Span } from '#reader/text/text.ts';
import { doubtsOf } from '#reading/doubts.ts';
import { canonicalPhone, usePossiblePhone } from '#reading/possible-phone.ts';
import { Text } from '#ui/text.tsx';
import { formatOf } from '../columns/formats.ts';
import { DoubleNote } from '../keeping/double-note.tsx';
import { sheetRowId } from '../keeping/sheet-row.ts';
import type { CellView } from './cell-value.tsx';
import type { ShownCell, ShownReading } from './corrected.ts';
import style from './reading-view.module.css';
import { RowList } from './row-list.tsx';
import { RowTable } from './row-table.tsx';
import { SourceMessage } from './source-message.tsx';

interface ReadingViewProps {
  reading: ShownReading;
  /** Number of the first row; undefined where a row stands alone, which then has no number. */
  first?: number | undefined;
  /** What stands in the sheet already, in words by the ids of rows. */
  doubles: ReadonlyMap<string, string>;
  onCorrect: (row: number, cell: number, value: string) => void;
  onLeaveOut: (row: number, isLeftOut: boolean) => void;
  /** A row is copied alone. */
  onCopy: () => void;
}

/** What a message wants, the message, and the rows that were read from it. */
export function ReadingView({ reading, first, doubles, onCorrect, onLeaveOut, onCopy }: ReadingViewProps) {
  const id = useId();
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
      onSave: (value) =>
        onCorrect(row, index, fieldOfLabel(label) === 'phone' ? canonicalPhone(value) : value),
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
          onLeaveOut={(isLeftOut) => onLeaveOut(row, isLeftOut)}
        />
      )
    );
  };
  return (
    <div className={style.reading}>
      <Text className={style.kind} text={`parex.kind.${reading.kind}`} />
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
    </div>
  );
}
