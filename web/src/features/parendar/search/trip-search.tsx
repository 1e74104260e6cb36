import type { Trip } from '@par-club/functions/contract/parendar';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { dayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { TripsFailure } from '../parts/failure-note.tsx';
import { SELECTED_DAY } from '../parts/selected-day.ts';
import { findTrips } from './find-trips.ts';
import { FoundTrip } from './found-trip.tsx';
import style from './trip-search.module.css';
import { useSearchIndex } from './use-search-index.ts';

const FIELD = 'parendar-search-field';
const LIST = 'parendar-search-list';
/** Most trips that are shown; for others more has to be typed. */
const SHOWN = 50;

export function TripSearch({ onTrip, onClose }: { onTrip: (trip: Trip) => void; onClose: () => void }) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const [opened] = useState(Date.now);
  const [active, setActive] = useState(0);
  const { index, from, to, cutAt, trips } = useSearchIndex();
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
