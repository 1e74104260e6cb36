import { useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { calendarFailureText } from '../model/calendar-errors.ts';
import style from './failure-note.module.css';

export function FailureNote({ what, error }: { what: 'events' | 'save' | 'delete'; error: unknown }) {
  const intl = useIntl();
  return (
    <div className={style.note} role="alert">
      <Text className={style.what} text={`parendar.failed.${what}`} />
      <p>{calendarFailureText(intl, error)}</p>
    </div>
  );
}
