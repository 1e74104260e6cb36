import type { Booking } from '@par-club/functions/contract/parendar';
import { placesTold } from '@par-club/functions/shared/booking-fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldFrame } from '#ui/field.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { bookingIn, type End, fitOf, placesOf } from '../model/fitting-trips.ts';
import { nameOrPhone, startText, wayText } from '../model/trip-words.ts';
import form from '../parts/form.module.css';
import style from './move-choice.module.css';
import type { AskedMove } from './use-passenger-actions.ts';

interface MoveQuestionProps {
  move: AskedMove;
  /** @param booking null where nobody is moved */
  onAnswer: (move: AskedMove, booking: Booking | null) => void;
}

/** Asks where a passenger gets on and off in a trip that does not stop at their places. */
export function MoveQuestion({ move, onAnswer }: MoveQuestionProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { from, to, passenger } = move;
  const { unknown } = fitOf(to, from, passenger);
  const [booking, setBooking] = useState(() => bookingIn(to, from, passenger));
  const kept = bookingIn(to, from, passenger);
  const places = [...new Set(placesOf(to))];
  const choices = { pickUp: places.slice(0, -1), dropOff: places.slice(1) };
  /** Where the trip begins and ends, a booking has no place of its own. */
  const own = { pickUp: to.from, dropOff: to.to };
  const set = (end: End, stop: string) => {
    const place = `${end}Place` as const;
    const { [end]: _, [place]: _place, ...rest } = booking;
    if (stop === kept[end]) setBooking({ ...rest, [end]: stop, [place]: kept[place] });
    else setBooking(stop === own[end] ? rest : { ...rest, [end]: stop });
  };
  const trip = `${startText(to, intl, timeZone)}, ${wayText(to, intl)}`;
  return (
    <Dialog
      name="parendar-move"
      title={<FormattedMessage id="parendar.move.title" />}
      description={intl.formatMessage(
        { id: 'parendar.move.what' },
        { kind: passenger.kind, name: isolateBidi(nameOrPhone(passenger)), trip },
      )}
      onClose={() => onAnswer(move, null)}
      actions={
        <Button
          variant="primary"
          data-track="parendar-passenger-moved"
          onClick={() => onAnswer(move, booking)}
        >
          <FormattedMessage id="parendar.ride.move" values={{ kind: passenger.kind }} />
        </Button>
      }
    >
      <div className={form.form}>
        {unknown.map((end) => (
          <FieldFrame
            key={end}
            id={`move-${end}`}
            label={intl.formatMessage({ id: `parendar.move.${end}` }, { kind: passenger.kind })}
          >
            {(aria) => (
              <select
                {...aria}
                className={style.place}
                value={booking[end] ?? own[end]}
                onChange={({ target }) => set(end, target.value)}
              >
                <option value={kept[end]}>
                  {intl.formatMessage(
                    { id: 'parendar.move.keep' },
                    { place: isolateBidi(placesTold(kept)[end] ?? '') },
                  )}
                </option>
                {choices[end].map((place) => (
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
