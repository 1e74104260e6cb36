import { FormattedMessage, useIntl } from 'react-intl';
import { type Cell, cellWords, type Field } from './row.ts';
import style from './sheet.module.css';

const columns = ['name', 'to', 'time', 'seats'] as const satisfies readonly Field[];
const above = [
  { name: 'name1', to: 'Варшава', time: '05:30', seats: '1' },
  { name: 'name2', to: 'Краків', time: '06:00', seats: '2' },
] as const;

export function Sheet({ cells }: { cells: readonly Cell[] }) {
  const intl = useIntl();
  return (
    <table className={style.sheet}>
      <caption className={style.caption}>
        <FormattedMessage id="landing.sheet.caption" />
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`landing.field.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {above.map(({ name, to, time, seats }) => (
          <tr key={name}>
            <td>
              <FormattedMessage id={`landing.sheet.${name}`} />
            </td>
            <td>{to}</td>
            <td>{time}</td>
            <td>{seats}</td>
          </tr>
        ))}
        <tr className={style.pasted}>
          {columns.map((column) => (
            <td key={column}>{cellWords(column, cells, intl)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
