import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { startText, wayText } from '../model/trip-words.ts';
import { type RowKind, type SeatLevel, type Sum, seatsLeft } from '../model/week-table.ts';
import style from './table-trip.module.css';

interface TableTripProps {
  trip: Trip;
  kind: RowKind;
  onOpen: (trip: Trip) => void;
}

/** A trip in a cell: when it starts, how many seats are free, and what its row does not say. */
export function TableTrip({ trip, kind, onOpen }: TableTripProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { left, level } = seatsLeft(trip);
  const time = startText(trip, intl, timeZone);
  const way = wayText(trip, intl);
  const driver = trip.driverName.trim() || intl.formatMessage({ id: 'parendar.trip.noDriver' });
  return (
    <button
      type="button"
      className={style.trip}
      tabIndex={-1}
      aria-haspopup="dialog"
      data-trip={trip.id}
      data-track="parendar-table-trip"
      onClick={() => onOpen(trip)}
    >
      <span className="visually-hidden">{`${time}, ${way}, ${driver}: ${seatsText(left, intl)}`}</span>
      <span className={style.line} aria-hidden="true">
        <time dateTime={trip.start ?? undefined}>{time}</time>
        <Seats left={left} level={level} />
      </span>
      <span className={style.more} aria-hidden="true">
        {kind === 'routes' ? driver : way}
      </span>
    </button>
  );
}

function Seats({ left, level }: { left: number | string | null; level: SeatLevel }) {
  return (
    <span className={`${style.seats} ${style[level]}`}>
      {left === null ? '?' : String(left).replace('-', '−')}
    </span>
  );
}

function seatsText(left: number | null, intl: IntlShape): string {
  if (left === null) return intl.formatMessage({ id: 'parendar.table.unknown' });
  if (left < 0) return intl.formatMessage({ id: 'parendar.table.over' }, { over: -left });
  return intl.formatMessage({ id: 'parendar.table.left' }, { left });
}

export function SumOf({ sum }: { sum: Sum | undefined }) {
  if (!sum?.trips) return null;
  const { trips, free } = sum;
  return (
    <span className={style.sum}>
      {free !== null && (
        <b>
          <FormattedMessage id="parendar.table.left" values={{ left: free }} />
        </b>
      )}
      <Text as="span" text="parendar.table.trips" values={{ count: trips }} />
    </span>
  );
}

const KEY = [
  { level: 'free', left: '5' },
  { level: 'few', left: '2' },
  { level: 'full', left: 0 },
  { level: 'unknown', left: null },
] as const;

export function SeatsKey() {
  const intl = useIntl();
  return (
    <ul className={style.key} aria-label={intl.formatMessage({ id: 'parendar.table.key' })}>
      {KEY.map(({ level, left }) => (
        <li key={level}>
          <span aria-hidden="true">
            <Seats left={left} level={level} />
          </span>
          <FormattedMessage id={`parendar.table.key.${level}`} />
        </li>
      ))}
    </ul>
  );
}
