import { useIntl } from 'react-intl';
import style from './columns-dialog.module.css';
import { FORMATS, type Format } from './formats.ts';

interface FormatSelectProps {
  label: string;
  format: Format;
  /** Absent where there is nothing to choose yet. */
  onChoose?: (format: Format) => void;
}

export function FormatSelect({ label, format, onChoose }: FormatSelectProps) {
  const intl = useIntl();
  return (
    <select
      className={style.format}
      aria-label={intl.formatMessage({ id: 'parex.format' }, { column: label })}
      value={format}
      disabled={!onChoose}
      onChange={(event) => {
        const chosen = FORMATS.find((each) => each === event.target.value);
        if (chosen) onChoose?.(chosen);
      }}
    >
      {FORMATS.map((each) => (
        <option key={each} value={each}>
          {intl.formatMessage({ id: `parex.format.${each}` })}
        </option>
      ))}
    </select>
  );
}
