import type { Trip } from '@par-club/functions/contract/parendar';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import style from './print-dialog.module.css';
import { sheetOf } from './trip-sheet.ts';

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

function PaperSheet({ trip }: { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { way, when, driver, seats, halts, cash, notes } = sheetOf(trip, intl, timeZone, unbrokenPhone);
  return (
    <article className={style.sheet}>
      <h3 className={style.way}>{way}</h3>
      <p className={style.when}>{when}</p>
      <p>{[driver, seats].filter((words) => words !== '').join('. ')}</p>
      {halts.map(({ time, place, on, bookings, off }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trip may halt twice at a place, and their order is the way
        <section key={index} className={style.halt}>
          <h4>
            <span className={style.when}>{time}</span> {place}
          </h4>
          {on !== '' && <p>{on}</p>}
          {bookings.length > 0 && (
            <ul className={style.passengers}>
              {bookings.map((booking) => (
                <li key={booking} className={style.passenger}>
                  {booking}
                </li>
              ))}
            </ul>
          )}
          {off !== '' && <p>{off}</p>}
        </section>
      ))}
      {cash !== '' && <p className={style.caption}>{cash}</p>}
      {notes !== '' && <p className={style.notes}>{notes}</p>}
    </article>
  );
}
