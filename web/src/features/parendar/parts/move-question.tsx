import type { Booking } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldFrame } from '#ui/field.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { placesOf } from '../model/conflicts.ts';
import { ENDS, type End, fitOf, type Move, withEnd } from '../model/fitting-trips.ts';
import { nameOrPhone, startText, wayText } from '../model/trip-words.ts';
import form from './form.module.css';
import style from './move-question.module.css';

interface MoveQuestionProps {
  move: Move;
  /** @param booking null where nobody is moved */
  onAnswer: (booking: Booking | null) => void;
}

/** Asks where a passenger gets on and off in a trip that does not stop at their places, or goes the other way. */
export function MoveQuestion({ move, onAnswer }: MoveQuestionProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { to, passenger } = move;
  const { booking: kept, unknown, isOtherWay } = fitOf(move);
  const [chosen, setChosen] = useState<Partial<Record<End, string>>>({});
  const asked = isOtherWay ? ENDS : unknown;
  const places = placesOf(to);
  /** Where the trip begins and ends, a booking has no place of its own. */
  const own = { pickUp: to.from, dropOff: to.to };
  const keptAt = (end: End) => kept[end] ?? own[end];
  const isOffTheWay = (end: End) => unknown.includes(end) && kept[end] !== undefined;
  const pickUp = chosen.pickUp ?? keptAt('pickUp');
  const stops = {
    pickUp: places.slice(0, asked.includes('dropOff') ? -1 : places.lastIndexOf(keptAt('dropOff'))),
    dropOff: places.slice(Math.max(places.indexOf(pickUp), 0) + 1),
  };
  const wanted = chosen.dropOff ?? keptAt('dropOff');
  const isStillAhead = stops.dropOff.includes(wanted) || (isOffTheWay('dropOff') && wanted === kept.dropOff);
  const ends = { pickUp, dropOff: isStillAhead ? wanted : to.to };
  const answer = () => {
    const others = asked.filter((end) => ends[end] !== keptAt(end));
    const stopAt = (end: End) => (ends[end] === own[end] ? undefined : ends[end]);
    onAnswer(others.reduce((booking, end) => withEnd(booking, end, stopAt(end)), kept));
  };
  const trip = `${startText(to, intl, timeZone)}, ${wayText(to, intl)}`;
  return (
    <Dialog
      name="parendar-move"
      title={<FormattedMessage id={isOtherWay ? 'parendar.move.otherWay' : 'parendar.move.title'} />}
      description={intl.formatMessage(
        { id: 'parendar.move.what' },
        { kind: passenger.kind, name: isolateBidi(nameOrPhone(passenger)), trip },
      )}
      onClose={() => onAnswer(null)}
      actions={
        <Button variant="primary" data-track="parendar-passenger-moved" onClick={answer}>
          <FormattedMessage id="parendar.ride.move" values={{ kind: passenger.kind }} />
        </Button>
      }
    >
      <div className={form.form}>
        {asked.map((end) => (
          <FieldFrame
            key={end}
            id={`move-${end}`}
            label={intl.formatMessage({ id: `parendar.move.${end}` }, { kind: passenger.kind })}
          >
            {(aria) => (
              <select
                {...aria}
                className={style.place}
                value={ends[end]}
                onChange={({ target }) => setChosen({ ...chosen, [end]: target.value })}
              >
                {isOffTheWay(end) && (
                  <option value={kept[end]}>
                    {intl.formatMessage(
                      { id: 'parendar.move.keep' },
                      { place: isolateBidi(placesTold(kept)[end] ?? '') },
                    )}
                  </option>
                )}
                {[...new Set(stops[end])].map((place) => (
                  <option key={place} value={place}>
                    {place}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ))}
      </div>
    </Dialog>
  );
}
