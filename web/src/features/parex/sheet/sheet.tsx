import { Eraser, FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { calendarDate } from '#intl/date-formats.ts';
import { withTimeout } from '#loading/chunk.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { type Table, tableOf } from '../columns/formats.ts';
import { activeSet, type ColumnSets } from '../columns/sets.ts';
import { copyRows } from '../copy-rows.ts';
import { findDoubles } from '../keeping/doubles.ts';
import { removeWithUndo } from '../keeping/remove-with-undo.ts';
import { columnKeys, rowsOfSet, type SheetRow, valueIn } from '../keeping/sheet-row.ts';
import { SHEET_LIMIT, useSheet } from '../keeping/sheet-store.ts';
import { wordsOfDouble } from '../keeping/use-doubles.ts';
import { focusBox } from '../message-box.tsx';
import { csvOf } from './csv.ts';
import { type Order, type SheetColumn, sortRows } from './order.ts';
import style from './sheet.module.css';
import { OrderSelect, SheetTable } from './sheet-table.tsx';
import { columnWidths, sheetData } from './xlsx.ts';

/** The rows that were kept, of the set of columns in use; nothing where there is none. */
export function SheetView({ sets, onChooseSet }: { sets: ColumnSets; onChooseSet: (id: string) => void }) {
  const intl = useIntl();
  const { rows, messages, isStored } = useSheet();
  const [order, setOrder] = useState<Order | null>(null);
  const set = activeSet(sets);
  const columns = useMemo(() => columnsOf(set.columns), [set.columns]);
  const { fresh, changes, numbers } = useMemo(() => rowsOfSet(rows, sets, set.id), [rows, sets, set.id]);
  const doubles = useMemo(() => {
    const found = [...findDoubles(rows)];
    return new Map(found.map(([id, double]) => [id, wordsOfDouble(intl, double, rows, sets)]));
  }, [intl, rows, sets]);
  const { locale } = intl;
  const sortedBy = columns.find(({ key }) => key === order?.key);
  const isDown = order?.isDown === true;
  const [sorted, sortedChanges] = useMemo(
    () => [fresh, changes].map((each) => (sortedBy ? sortRows(each, sortedBy, isDown, locale) : each)),
    [fresh, changes, sortedBy, isDown, locale],
  ) as [SheetRow[], SheetRow[]];

  const tableWith = (some: readonly SheetRow[]) =>
    tableOf(
      set.columns,
      some.map((row) => columns.map(({ key }) => valueIn(row, key))),
    );
  const download = async (type: 'xlsx' | 'csv') => {
    try {
      if (type === 'xlsx') await downloadXlsx(tableWith(sorted));
      else downloadCsv(tableWith(sorted), locale);
    } catch {
      toast('error', intl.formatMessage({ id: 'parex.sheet.downloadFailed' }));
    }
  };
  const clear = () => {
    removeWithUndo(intl, [...fresh, ...changes], 'parex.sheet.cleared');
    focusBox();
  };
  const copied = (count: number) => intl.formatMessage({ id: 'parex.rows.copied' }, { count });
  const ofTable = { columns, numbers, messages, doubles, order, onOrder: setOrder };

  if (rows.length === 0) return null;
  return (
    <section className={style.sheet} aria-labelledby="parex-sheet">
      <Text as="h2" id="parex-sheet" text="parex.sheet.title" values={{ count: fresh.length }} />
      {!isStored && <Text className={style.warning} text="parex.sheet.notStored" />}
      {rows.length >= SHEET_LIMIT && (
        <Text className={style.warning} text="parex.sheet.full" values={{ limit: SHEET_LIMIT }} />
      )}
      <div className={style.actions}>
        {fresh.length > 0 && (
          <>
            <CopyButton
              variant="primary"
              data-track="parex-sheet-copy"
              said={copied(fresh.length)}
              copy={() => copyRows(tableWith(sorted))}
              text="parex.rows.copyAll"
              values={{ count: fresh.length }}
            />
            {(['xlsx', 'csv'] as const).map((type) => (
              <Button
                key={type}
                icon={<FileDown aria-hidden />}
                data-track={`parex-sheet-${type}`}
                aria-label={intl.formatMessage({ id: 'parex.sheet.download' }, { type })}
                onClick={() => void download(type)}
              >
                {type}
              </Button>
            ))}
          </>
        )}
        {numbers.size > 0 && (
          <Button icon={<Eraser aria-hidden />} data-track="parex-sheet-clear" onClick={clear}>
            <FormattedMessage id="parex.sheet.clear" />
          </Button>
        )}
        {sets.sets.map(({ id, name }) => {
          const other = rowsOfSet(rows, sets, id).numbers.size;
          return (
            id !== set.id &&
            other > 0 && (
              <Button key={id} variant="quiet" onClick={() => onChooseSet(id)}>
                <FormattedMessage id="parex.sheet.other" values={{ set: name, count: other }} />
              </Button>
            )
          );
        })}
      </div>
      {numbers.size > 0 && <OrderSelect columns={columns} order={order} onOrder={setOrder} />}
      {fresh.length > 0 && <SheetTable {...ofTable} rows={sorted} />}
      {changes.length > 0 && (
        <section className={style.changes} aria-labelledby="parex-sheet-changes">
          <Text as="h3" id="parex-sheet-changes" text="parex.several.changes" />
          <Text text="parex.several.changesText" />
          <CopyButton
            data-track="parex-sheet-copy-changes"
            said={copied(changes.length)}
            copy={() => copyRows(tableWith(sortedChanges))}
            text="parex.several.copyChanges"
            values={{ count: changes.length }}
          />
          <SheetTable {...ofTable} rows={sortedChanges} />
        </section>
      )}
    </section>
  );
}

function columnsOf(labels: readonly string[]): SheetColumn[] {
  const keys = columnKeys(labels);
  return tableOf(labels, []).columns.map((column, index) => ({ ...column, key: keys[index] ?? '' }));
}

/** Downloads a table as a workbook. @throws ChunkLoadError, for what writes it comes when it is wanted */
async function downloadXlsx(table: Table): Promise<void> {
  const { default: write } = await withTimeout('xlsx', import('write-excel-file/browser'));
  const workbook = write(sheetData(table), {
    sheet: 'Parex',
    columns: columnWidths(table),
    stickyRowsCount: 1,
  });
  saveFile(await workbook.toBlob(), fileName('xlsx'));
}

/** Downloads a table as text in columns. @param locale BCP 47 tag, see `csvOf` */
function downloadCsv(table: Table, locale: string): void {
  saveFile(new Blob([csvOf(table, locale)], { type: 'text/csv;charset=utf-8' }), fileName('csv'));
}

function fileName(extension: string): string {
  return `parex-${calendarDate(new Date())}.${extension}`;
}
