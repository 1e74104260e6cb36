import type { Trip } from '@par-club/functions/contract/parendar';
import { NOTES_LIMIT, PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { placesApart } from '@par-club/functions/shared/same-place';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field, TextBox } from '#ui/field.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addTrip, changeTrip, newAttempt } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { hasReason } from '../model/calendar-errors.ts';
import { placesOf } from '../model/conflicts.ts';
import { type RouteProposal, withProposal } from '../model/route-proposal.ts';
import { type DraftProblems, inputOf, problemsOf, type TripDraft } from '../model/trip-draft.ts';
import { type Choices, merged, mergeRows, undecided } from '../model/trip-merge.ts';
import { dayOfTrip, dayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { wallTimeOf } from '../model/zoned-time.ts';
import { DriverField } from '../parts/driver-field.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import form from '../parts/form.module.css';
import { DraftWarnings } from '../parts/trip-warnings.tsx';
import { PassengerRows } from './passenger-rows.tsx';
import style from './trip-form.module.css';
import { TripMerge } from './trip-merge.tsx';
import { TripTimes } from './trip-times-fields.tsx';
import type { OpenPanel, Panel } from './use-open-panel.ts';
import { useRouteProposal } from './use-route-proposal.ts';

/** Id of the form, and the key of all that writes a trip of the panel. */
export const TRIP_FORM = 'parendar-trip';
/** Id of the field that a person fills in first. */
export const FIRST_FIELD = 'trip-from';

interface TripFormProps {
  open: OpenPanel;
  panel: Panel;
  trips: readonly Trip[];
  showDay: (day: Day) => void;
}

interface Writing {
  written: Panel;
  /** The state of the trip that is written over; null makes a new trip. */
  seen: Trip | null;
  /** The saved trip: the typed one, with proposals and choices. */
  whole: TripDraft;
}

/** The form of a trip, which saves it. What somebody else has changed meanwhile is shown, and never lost unseen. */
export function TripForm({ open, panel, trips, showDay }: TripFormProps) {
  const intl = useIntl();
  const { mode, trip, draft } = panel;
  const target = useOpenCalendar();
  const { timeZone } = target;
  const proposal = useRouteProposal(draft, trips, timeZone, mode === 'new');
  const filled = withProposal(draft, proposal);
  /** Shown from the first try to save on. */
  const [problems, setProblems] = useState<DraftProblems>({});

  const saving = useTripWrite<Writing, Trip>({
    mutationKey: [TRIP_FORM],
    write({ written, seen, whole }) {
      const typed = inputOf(whole, timeZone, written.trip ?? undefined);
      // A stop may be typed with the place there in one field.
      const input = { ...typed, passengers: typed.passengers.map((each) => placesApart(typed, each)) };
      if (seen) return changeTrip(target, seen, input);
      return addTrip(target, input, written.attempt, (attempt) => open.update({ ...written, attempt }));
    },
    said(_, { written, seen }) {
      const added = written.isCopy ? 'eventAdded' : 'saved';
      const done = seen === written.trip ? added : 'eventUpdated';
      return intl.formatMessage({ id: `parendar.done.${done}` });
    },
    onDone(saved, { written }) {
      const day = dayOfTrip(saved, timeZone);
      if (day) showDay(day);
      if (written.mode === 'new') open.shut();
      else open.view(saved);
    },
    onChanged: () => setChoices({}),
    onFailed(error, { written, seen }) {
      if (!seen || !hasReason(error, 'not-found')) return;
      // The next press makes a trip of what was typed.
      open.update({ ...written, mode: 'new', trip: null, attempt: newAttempt() });
    },
  });
  const { isWriting, error } = saving;
  /** Null unless somebody else has changed the trip while it was filled in. */
  const theirs = saving.changed?.theirs ?? null;

  const [choices, setChoices] = useState<Choices>({});
  /** Whether somebody has pressed 'save' before everything was decided. */
  const [isDecisionDue, setIsDecisionDue] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // After a press on 'save' below a long list of passengers, the notice is out of sight.
  useEffect(() => {
    if (error) bringIntoSight(notice.current);
  }, [error]);
  const rows = theirs ? mergeRows(panel.initial, theirs, filled, timeZone) : [];
  /** @param seen the state of the trip that is written over: what the person was told last; null makes a new trip */
  const write = (seen: Trip | null, whole = filled) => {
    const found = problemsOf(whole, trip);
    setProblems(found);
    if (Object.keys(found).length > 0 || isWriting) return;
    setIsDecisionDue(false);
    void saving.write({ written: panel, seen, whole });
  };
  const save = (submitted: HTMLFormElement) => {
    if (theirs && undecided(rows, choices).length > 0) {
      // Below a long list of passengers nobody sees what is to be decided.
      setIsDecisionDue(true);
      notice.current?.scrollIntoView({ block: 'start' });
      notice.current?.querySelector<HTMLElement>('[data-undecided]')?.focus({ preventScroll: true });
      return;
    }
    write(theirs ?? trip, theirs ? merged(rows, choices, theirs, filled, timeZone) : filled);
    // As soon as it is marked: it may be out of sight, above the passengers.
    setTimeout(() => submitted.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const type = (change: Partial<TripDraft>) => {
    const next = { ...draft, ...change };
    open.update({ ...panel, draft: next });
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next, trip));
  };
  const field = (name: 'from' | 'to' | 'seats') => {
    const problem = problems[name];
    return {
      id: `trip-${name}`,
      name,
      label: intl.formatMessage({ id: `parendar.panel.${name}` }),
      value: draft[name],
      error: problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: PASSENGER_LIMIT }),
      onChange: ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value }),
    };
  };
  return (
    <>
      {(theirs || error) && (
        <div ref={notice}>
          {theirs ? (
            <TripMerge
              about={mode === 'new' ? 'arrived' : 'changed'}
              theirs={theirs}
              rows={rows}
              choices={choices}
              isChecked={isDecisionDue}
              isSaving={isWriting}
              onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
              onTake={() => open.take(theirs)}
              onOverwrite={(seen) => write(seen)}
            />
          ) : (
            <FailureNote what="save" error={error} />
          )}
        </div>
      )}
      <form
        id={TRIP_FORM}
        data-track={TRIP_FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <fieldset className={`${form.group} ${style.fields}`} disabled={isWriting}>
          <div className={style.way}>
            <Field {...field('from')} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
            <Field {...field('to')} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          </div>
          <TripTimes
            draft={filled}
            problems={problems}
            source={
              proposal && (
                <FormattedMessage
                  id="parendar.panel.proposed"
                  values={{ date: proposedDay(proposal, intl.locale, timeZone) }}
                />
              )
            }
            onChange={type}
          />
          <div className={style.crew}>
            <DriverField
              value={draft.driverName}
              onChange={({ target }) => type({ driverName: target.value })}
            />
            <Field {...field('seats')} inputMode="numeric" maxLength={3} autoComplete="off" />
          </div>
          <DraftWarnings draft={filled} seen={trip} trips={trips} />
          <PassengerRows
            passengers={draft.passengers}
            places={[...new Set(placesOf(draft).map((place) => place.trim()))].filter(Boolean)}
            booked={trip?.passengers}
            isChecked={problems.passengers !== undefined}
            onChange={(passengers) => type({ passengers })}
          />
          <div className={style.notes}>
            <TextBox
              id="trip-notes"
              rows={2}
              label={intl.formatMessage({ id: 'parendar.panel.notes' })}
              maxLength={NOTES_LIMIT}
              value={draft.notes}
              onChange={({ target }) => type({ notes: target.value })}
            />
          </div>
        </fieldset>
      </form>
    </>
  );
}

function proposedDay({ start }: RouteProposal, locale: string, timeZone: string): string {
  return dayText(wallTimeOf(new Date(start), timeZone).day, 'day-month', locale);
}

/** Shows a notice above the button that was pressed. */
export function bringIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
