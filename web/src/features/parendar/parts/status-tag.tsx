import { FormattedMessage } from 'react-intl';
import { STATUS_COLORS, type TripStatus } from '../model/trip-status.ts';
import style from './status.module.css';

export function StatusTag({ status }: { status: TripStatus }) {
  return (
    <span className={`${style.tag} ${style[STATUS_COLORS[status]]}`}>
      <FormattedMessage id={`parendar.status.${status}`} />
    </span>
  );
}
