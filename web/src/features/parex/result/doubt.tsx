import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import style from './cell.module.css';
import type { CellView } from './cell-value.tsx';

/** Why a person should look at a cell. @param isNamed whether the words name the cell's column, away from the cell */
export function Doubt({ view, isNamed = false }: { view: CellView; isNamed?: boolean }) {
  const intl = useIntl();
  const reasons = view.reasons
    .map((reason) => intl.formatMessage({ id: `parex.doubt.${reason}` }))
    .join('; ');
  return (
    <p id={view.doubtId} className={style.doubt}>
      {isNamed && <CircleAlert aria-hidden />}
      <span>{isNamed ? `${view.label}: ${reasons}` : reasons}</span>
    </p>
  );
}
