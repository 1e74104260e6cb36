import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage } from 'react-intl';
import { RouteLine } from '#ui/route-line.tsx';
import style from './trip-route.module.css';

/** From where to where a trip goes; what others wrote has only a title. */
export function TripRoute({ trip: { from, to, summary } }: { trip: Pick<Trip, 'from' | 'to' | 'summary'> }) {
  if (from === '' && to === '') {
    return <p className={style.title}>{summary || <FormattedMessage id="parendar.trip.noTitle" />}</p>;
  }
  return (
    <div className={style.route}>
      <RouteLine
        stops={[
          { key: 'from', content: <PlaceName name={from} /> },
          { key: 'to', content: <PlaceName name={to} /> },
        ]}
      />
    </div>
  );
}

function PlaceName({ name }: { name: string }) {
  return (
    <span className={name === '' ? style.nowhere : style.place}>
      {name || <FormattedMessage id="parendar.trip.noPlace" />}
    </span>
  );
}
