import { useIntl } from 'react-intl';
import { CellValue, type CellView } from './cell-value.tsx';
import type { ShownCell } from './corrected.ts';
import { Doubt } from './doubt.tsx';
import style from './row-list.module.css';

interface RowListProps {
  cells: readonly ShownCell[];
  isLeftOut: boolean;
  viewOf: (cell: ShownCell, label: string, index: number) => CellView;
}

export function RowList({ cells, isLeftOut, viewOf }: RowListProps) {
  const intl = useIntl();
  const views = cells.map((cell, index) =>
    viewOf(
      cell,
      cell.label || intl.formatMessage({ id: 'parex.result.column' }, { index: index + 1 }),
      index,
    ),
  );
  const doubtful = views.filter(({ reasons }) => reasons.length > 0);
  return (
    <>
      <dl className={style.row} data-left-out={isLeftOut || undefined}>
        {views.map(({ reasons: _, ...view }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its identity
          <div key={index} className={style.cell}>
            <dt>{view.label}</dt>
            <dd>
              <CellValue {...view} />
            </dd>
          </div>
        ))}
      </dl>
      {doubtful.length > 0 && (
        <ul className={style.doubts} aria-label={intl.formatMessage({ id: 'parex.doubt.list' })}>
          {doubtful.map((view) => (
            <li key={view.doubtId}>
              <Doubt view={view} isNamed />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
