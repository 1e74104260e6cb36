import { FormattedMessage } from 'react-intl';
import { STATUS_COLORS, type TripStatus } from '../model/trip-status.ts';
import style from './status.module.css';

/** How far a trip is, by word and colour. */
export function StatusTag({ status }: { status: TripStatus }) {
  return (
    <span className={`${style.tag} ${style[STATUS_COLORS[status]]}`}>
      <FormattedMessage id={`parendar.status.${status}`} />
    </span>
  );
}
