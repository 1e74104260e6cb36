import type { Trip } from '@par-club/functions/contract/parendar';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { useTripsBetween, WANTED_ONCE } from '../calendar/use-trips.ts';
import { startText, wayText } from '../model/trip-words.ts';
import { mondayOf, moveDay, rangeOfWeek } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { makeTrips, type PlannedTrip, plannedTrip } from './make-trips.ts';
import style from './repeat.module.css';
import { datesText, firstChoice, firstDay, MOST_WEEKS, optionsOf, repeatedInput } from './repeat.ts';
import { RepeatChoice } from './repeat-choice.tsx';
import { useRepeatUndo } from './use-undo.ts';

const MAKE = 'parendar-repeat-make';

interface RepeatDialogProps {
  trip: Trip;
  onClose: () => void;
  /** The person wants to change the trip before it is made. */
  onEdit: () => void;
  onMade: () => void;
}

/** One trip on other days. What a failure has left out is made by one more press. */
export function RepeatDialog({ trip, onClose, onEdit, onMade }: RepeatDialogProps) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  const today = useToday();
  const [choice, setChoice] = useState(() => firstChoice(trip, today, timeZone));
  const [withPassengers, setWithPassengers] = useState(false);
  /** Filled by the first press; later presses go on with it. */
  const [planned, setPlanned] = useState<readonly PlannedTrip[]>([]);
  const [madeCount, setMadeCount] = useState(0);
  const monday = mondayOf(firstDay(trip, today, timeZone));
  // One more week, for a trip that goes on after the last Sunday.
  const { to } = rangeOfWeek(moveDay(monday, 7 * MOST_WEEKS), timeZone);
  const known = useTripsBetween({ from: rangeOfWeek(monday, timeZone).from, to }, WANTED_ONCE);
  const weeks = optionsOf(trip, choice, today, timeZone, known.trips);
  const chosen = weeks.flat().filter(({ isChosen }) => isChosen);
  const offerUndo = useRepeatUndo();
  const finish = (made: readonly PlannedTrip[]) => {
    onMade();
    offerUndo(made);
  };
  const { write, isWriting, error } = useTripWrite<readonly PlannedTrip[]>({
    write: (plans) => makeTrips(target, plans, () => setMadeCount((count) => count + 1)),
    onDone: (_, plans) => finish(plans),
  });
  const hasBegun = planned.length > 0;
  const missing = planned.filter(({ made }) => made === null);
  const make = () => {
    const plans = hasBegun
      ? planned
      : chosen.map(({ day }) => plannedTrip(day, repeatedInput(trip, day, timeZone, withPassengers)));
    setPlanned(plans);
    void write(plans);
  };
  return (
    <Dialog
      name="parendar-repeat"
      title={<FormattedMessage id="parendar.repeat.title" />}
      description={`${wayText(trip, intl)}, ${startText(trip, intl, timeZone)}`}
      onClose={() => {
        if (isWriting) return;
        const made = planned.filter((plan) => plan.made !== null);
        if (made.length > 0) finish(made);
        else onClose();
      }}
      staysOnPressBeside={hasBegun}
      focusFirst={MAKE}
      actions={
        <>
          {!hasBegun && (
            <Button data-track="parendar-repeat-edit" onClick={onEdit} text="parendar.repeat.edit" />
          )}
          <Button
            id={MAKE}
            variant="primary"
            icon={<CopyPlus aria-hidden />}
            busy={isWriting}
            disabled={!hasBegun && chosen.length === 0}
            data-track="parendar-repeat-make"
            onClick={make}
          >
            {hasBegun ? (
              <FormattedMessage id="parendar.repeat.goOn" />
            ) : (
              <FormattedMessage id="parendar.repeat.make" values={{ count: chosen.length }} />
            )}
          </Button>
        </>
      }
    >
      <div className={style.body}>
        {hasBegun ? (
          <>
            {error && !isWriting && <FailureNote what="save" error={error} />}
            <p role="status">
              {isWriting ? (
                <FormattedMessage
                  id="parendar.repeat.progress"
                  values={{ made: madeCount, count: planned.length }}
                />
              ) : (
                <FormattedMessage
                  id="parendar.repeat.missing"
                  values={{ made: madeCount, dates: datesText(missing, intl.locale) }}
                />
              )}
            </p>
          </>
        ) : (
          <RepeatChoice
            trip={trip}
            weeks={weeks}
            choice={choice}
            onChoice={setChoice}
            withPassengers={withPassengers}
            onWithPassengers={setWithPassengers}
            known={known.status}
          />
        )}
      </div>
    </Dialog>
  );
}
