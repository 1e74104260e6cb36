import type { Trip } from '@par-club/functions/contract/parendar';
import { Printer } from 'lucide-react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { wayText } from '../model/trip-words.ts';
import { haltsOf } from './driver-list.ts';
import style from './print-dialog.module.css';
import {
  bookedBy,
  bookingParts,
  cashText,
  driverText,
  haltTime,
  offText,
  seatsText,
  whenText,
} from './trip-sheet.ts';

/** A trip as it will be on paper. While this is open, the page prints as the sheet and nothing else. */
export function PrintDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  return (
    <Dialog
      name="parendar-sheet"
      title={<FormattedMessage id="parendar.sheet.title" />}
      onClose={onClose}
      actions={
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          <FormattedMessage id="parendar.sheet.print" />
        </Button>
      }
    >
      <PaperSheet trip={trip} />
      {/* A dialog prints as what is in sight of it; this copy is for the printer alone. */}
      {createPortal(
        <div className={style.paper} aria-hidden="true">
          <PaperSheet trip={trip} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

/** A trip for its driver: when, who gets on and off where, with which phone, the cash to take, the notes. */
function PaperSheet({ trip }: { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { passengers, notes } = trip;
  const seats = seatsText(trip, intl);
  const cash = cashText(trip, intl);
  return (
    <article className={style.sheet}>
      <h3 className={style.way}>{wayText(trip, intl)}</h3>
      <p className={style.when}>{whenText(trip, intl, timeZone)}</p>
      <p>{[driverText(trip, intl), seats].filter((words) => words !== '').join('. ')}</p>
      {haltsOf(trip, timeZone).map((halt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may halt twice at a place, and their order is the way
        <section key={index} className={style.halt}>
          <h4>
            <span className={style.when}>{haltTime(halt, trip, intl, timeZone)}</span> <bdi>{halt.place}</bdi>
          </h4>
          {halt.on.length > 0 && (
            <>
              <Text text="parendar.sheet.on" values={bookedBy(halt.on)} />
              <ul className={style.passengers}>
                {halt.on.map(({ number, passenger }) => (
                  <li key={number} className={style.passenger}>
                    {`${number}. `}
                    {bookingParts(passenger, halt.place, intl).map((words, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: what is said of a booking has one order
                      <Fragment key={at}>
                        {at > 0 && ', '}
                        <bdi>{words}</bdi>
                      </Fragment>
                    ))}
                  </li>
                ))}
              </ul>
            </>
          )}
          {halt.off.length > 0 && <p>{offText(halt, intl)}</p>}
        </section>
      ))}
      {passengers.length === 0 && <Text className={style.caption} text="parendar.sheet.noPassengers" />}
      {cash !== '' && <p className={style.caption}>{cash}</p>}
      {notes !== '' && (
        <Text className={style.notes} text="parendar.sheet.notes" values={{ notes: isolateBidi(notes) }} />
      )}
    </article>
  );
}
