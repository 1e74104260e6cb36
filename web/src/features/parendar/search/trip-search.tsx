import type { Trip } from '@par-club/functions/contract/parendar';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripsBetween } from '../calendar/use-trips.ts';
import { dayOfTrip, dayText } from '../model/trip-words.ts';
import { type Day, mondayOf, moveDay, rangeOfDay } from '../model/week.ts';
import { TripsFailure } from '../parts/failure-note.tsx';
import { SELECTED_DAY } from '../parts/selected-day.ts';
import { findTrips, indexTrips } from './find-trips.ts';
import { FoundTrip } from './found-trip.tsx';
import style from './trip-search.module.css';

const FIELD = 'parendar-search-field';
const LIST = 'parendar-search-list';
/** Weeks before this one and after it that are searched. */
const PAST_WEEKS = 8;
const COMING_WEEKS = 12;
/** Most trips that are shown; for others more has to be typed. */
const SHOWN = 50;

export function TripSearch({ onTrip, onClose }: { onTrip: (trip: Trip) => void; onClose: () => void }) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const [opened] = useState(Date.now);
  const [active, setActive] = useState(0);
  const { timeZone } = useOpenCalendar();
  const monday = mondayOf(useToday());
  const from = moveDay(monday, -7 * PAST_WEEKS);
  const to = moveDay(monday, 7 * (COMING_WEEKS + 1) - 1);
  // All are read when the search opens; searching needs no more requests.
  const range = { from: rangeOfDay(from, timeZone).from, to: rangeOfDay(to, timeZone).to };
  const trips = useTripsBetween(range);
  const { read, cutAfter } = trips;
  const index = useMemo(() => read && indexTrips(read), [read]);
  /** The day up to which trips were read, where there are more than one reading gives; else null. */
  const cutAt = cutAfter && dayOfTrip(cutAfter, timeZone);
  const searched = useDeferredValue(query);
  const found = useMemo(() => (index ? findTrips(index, searched, opened) : null), [index, searched, opened]);
  const shown = found?.slice(0, SHOWN) ?? [];
  const chosen = Math.min(active, shown.length - 1);
  const day = (each: Day) => dayText(each, 'day-month', intl.locale);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const trip = shown[chosen]?.trip;
    // The list may still show the results of an earlier text.
    if (event.key === 'Enter' && trip && searched === query) onTrip(trip);
    else if (step && shown.length > 0) setActive((chosen + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      name="parendar-search"
      title={<FormattedMessage id="parendar.search.title" />}
      onClose={onClose}
      focusFirst={FIELD}
      focusElse={SELECTED_DAY}
    >
      <div className={style.search}>
        <label className={style.label} htmlFor={FIELD}>
          <FormattedMessage id="parendar.search.field" />
        </label>
        <input
          id={FIELD}
          className={style.field}
          type="search"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? LIST : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(chosen) : undefined}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={walk}
        />
        <TripsFailure trips={trips} />
        <p className={style.state} role="status">
          {trips.status === 'loading' && <FormattedMessage id="parendar.search.loading" />}
          {index && !found && (
            <FormattedMessage id="parendar.search.hint" values={{ from: day(from), to: day(cutAt ?? to) }} />
          )}
          {found?.length === 0 && <FormattedMessage id="parendar.search.none" />}
          {found && found.length > 0 && (
            <FormattedMessage id="parendar.search.found" values={{ count: found.length }} />
          )}
        </p>
        {cutAt !== null && (
          <Text className={style.state} text="parendar.search.cut" values={{ to: day(cutAt) }} />
        )}
        {shown.length > 0 && (
          <ul
            id={LIST}
            className={style.list}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: there is no element for it
            role="listbox"
            aria-label={intl.formatMessage({ id: 'parendar.search.results' })}
          >
            {shown.map((each, place) => (
              <FoundTrip
                key={each.trip.id}
                id={optionId(place)}
                found={each}
                isActive={place === chosen}
                onChoose={onTrip}
              />
            ))}
          </ul>
        )}
        {found && found.length > SHOWN && (
          <p className={style.state}>
            <FormattedMessage id="parendar.search.more" values={{ count: found.length - SHOWN }} />
          </p>
        )}
      </div>
    </Dialog>
  );
}

function optionId(place: number): string {
  return `${LIST}-${place}`;
}
