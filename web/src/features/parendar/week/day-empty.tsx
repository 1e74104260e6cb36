import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './day-empty.module.css';

/** A day without trips. @param onAdd null where the person may not add any */
export function DayEmpty({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <div className={style.empty}>
      <svg className={style.road} viewBox="0 0 120 24" aria-hidden="true">
        <circle cx="10" cy="12" r="6" />
        <path d="M22 12h74" />
        <circle className={style.end} cx="108" cy="12" r="7" />
      </svg>
      <p className={style.title}>
        <FormattedMessage id="parendar.day.empty" />
      </p>
      {onAdd && (
        <>
          <p className={style.hint}>
            <FormattedMessage id="parendar.day.emptyHint" />
          </p>
          <Button data-track="parendar-new-empty" onClick={onAdd}>
            <FormattedMessage id="parendar.day.addFirst" />
          </Button>
        </>
      )}
    </div>
  );
}
