import type { Trip } from '@par-club/functions/contract/parendar';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parendarLook } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripsOf } from '../calendar/use-trips.ts';
import { dayText, wayText } from '../model/trip-words.ts';
import { type Day, mondayOf } from '../model/week.ts';
import { type RowKind, weekTable } from '../model/week-table.ts';
import { TripsFailure } from '../parts/failure-note.tsx';
import { SELECTED_DAY } from '../parts/selected-day.ts';
import { SeatsKey, SumOf, TableTrip } from './table-trip.tsx';
import { walkCells } from './walk-cells.ts';
import style from './week-table.module.css';

const storedRows = storedText(parendarLook, 'rows');
const KINDS: readonly RowKind[] = ['routes', 'drivers'];

interface WeekTableProps {
  day: Day;
  /** Called when the focus moves to another day. */
  onDay: (day: Day) => void;
  onList: (day: Day) => void;
  onOpen: (trip: Trip) => void;
  below: ReactNode;
}

/** The trips of a week with their free seats: a row for each route or driver, a column for each day. */
export function WeekTable({ day, onDay, onList, onOpen, below }: WeekTableProps) {
  const intl = useIntl();
  const today = useToday();
  const { timeZone } = useOpenCalendar();
  const trips = useTripsOf(day);
  const [kind, setKind] = useState<RowKind>(() => (storedRows.read() === 'drivers' ? 'drivers' : 'routes'));
  const frame = useRef<HTMLDivElement>(null);
  const monday = mondayOf(day);
  const { days, rows, daySums, sum } = useMemo(
    () => weekTable(trips.trips, monday, timeZone, kind),
    [trips.trips, monday, timeZone, kind],
  );
  useDayInSight(frame, monday);
  const choose = (next: RowKind) => {
    storedRows.save(next);
    setKind(next);
  };
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    // In another week the cell may be gone; its day stays.
    if (key.startsWith('Page')) document.getElementById(SELECTED_DAY)?.focus();
    // An empty cell opens nothing.
    const isEmpty = key === 'Enter' && !target.closest('button');
    if (isEmpty || walkCells(currentTarget, target, key)) event.preventDefault();
  };
  const lookOf = (each: Day) =>
    [each === day && style.selected, each === today && style.today].filter(Boolean).join(' ');
  return (
    <>
      {' '}
      <section className={style.table} aria-labelledby="parendar-table">
        <header className={style.head}>
          <Text as="h2" id="parendar-table" text="parendar.table.title" />
          <fieldset className={style.kinds} aria-label={intl.formatMessage({ id: 'parendar.table.rows' })}>
            {KINDS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="parendar-rows"
                  checked={each === kind}
                  onChange={() => choose(each)}
                />
                <FormattedMessage id={`parendar.table.${each}`} />
              </label>
            ))}
          </fieldset>
        </header>
        <TripsFailure trips={trips} />
        <div className={style.frame} ref={frame}>
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk through it, as in a grid
            role="grid"
            aria-labelledby="parendar-table"
            onKeyDown={walk}
            onFocus={({ target }) => {
              const focused = target.closest<HTMLElement>('[data-day]')?.dataset.day;
              if (focused && focused !== day) onDay(focused);
            }}
          >
            <thead>
              <tr>
                <th scope="col" tabIndex={-1}>
                  <FormattedMessage id={`parendar.table.${kind}`} />
                </th>
                {days.map((each, index) => (
                  <th
                    // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in its column when the week changes
                    key={index}
                    scope="col"
                    className={lookOf(each)}
                    data-day={each}
                  >
                    <button
                      type="button"
                      id={each === day ? SELECTED_DAY : undefined}
                      tabIndex={each === day ? 0 : -1}
                      aria-current={each === today ? 'date' : undefined}
                      data-track="parendar-table-day"
                      onClick={() => onList(each)}
                    >
                      <Text
                        as="span"
                        className="visually-hidden"
                        text="parendar.table.list"
                        values={{
                          date: dayText(each, 'full', intl.locale),
                          isToday: String(each === today),
                        }}
                      />
                      <span aria-hidden="true">
                        <span className={style.weekday}>{dayText(each, 'weekday-short', intl.locale)}</span>
                        {` ${Number(each.slice(8))}`}
                      </span>
                    </button>
                  </th>
                ))}
                <th scope="col" tabIndex={-1}>
                  <FormattedMessage id="parendar.table.sum" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, first, days: cells, sum: ofRow }) => (
                <tr key={key}>
                  <th scope="row" tabIndex={-1}>
                    {kind === 'routes'
                      ? wayText(first, intl)
                      : first.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}
                  </th>
                  {days.map((each, index) => (
                    <td key={each} className={lookOf(each)} tabIndex={-1} data-day={each}>
                      {cells[index]?.map((trip) => (
                        <TableTrip key={trip.id} trip={trip} kind={kind} onOpen={onOpen} />
                      ))}
                    </td>
                  ))}
                  <td tabIndex={-1} className={style.sum}>
                    <SumOf sum={ofRow} />
                  </td>
                </tr>
              ))}
            </tbody>
            {rows.length > 0 && (
              <tfoot>
                <tr>
                  <th scope="row" tabIndex={-1}>
                    <FormattedMessage id="parendar.table.sum" />
                  </th>
                  {days.map((each, index) => (
                    <td key={each} className={`${style.sum} ${lookOf(each)}`} tabIndex={-1} data-day={each}>
                      <SumOf sum={daySums[index]} />
                    </td>
                  ))}
                  <td tabIndex={-1} className={style.sum}>
                    <SumOf sum={sum} />
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
        <p className={style.state} role="status">
          {trips.status === 'loading' && <FormattedMessage id="parendar.day.loading" />}
          {trips.status === 'here' && rows.length === 0 && <FormattedMessage id="parendar.table.empty" />}
        </p>
        {rows.length > 0 && <SeatsKey />}
      </section>
      {below}
    </>
  );
}

/** On a narrow screen the table is wider than its frame: the selected day, today at first, stands beside the names. */
function useDayInSight(frame: React.RefObject<HTMLDivElement | null>, monday: Day): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week is a reason to look
  useLayoutEffect(() => {
    const column = document.getElementById(SELECTED_DAY)?.closest('th');
    const names = frame.current?.querySelector('th');
    if (frame.current && column && names) frame.current.scrollLeft = column.offsetLeft - names.offsetWidth;
  }, [frame, monday]);
}
