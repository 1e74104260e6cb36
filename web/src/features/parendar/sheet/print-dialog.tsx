import type { Trip } from '@par-club/functions/contract/parendar';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { startText, wayText } from '../model/trip-words.ts';
import style from './print-dialog.module.css';

interface SheetProps {
  trip: Trip;
  timeZone: string;
}

/** A trip as it will be on paper. While this is open, the page prints as the sheet and nothing else. */
export function PrintDialog({ trip, timeZone, onClose }: SheetProps & { onClose: () => void }) {
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
      <PaperSheet trip={trip} timeZone={timeZone} />
      {/* A dialog prints as what is in sight of it; this copy is for the printer alone. */}
      {createPortal(
        <div className={style.paper} aria-hidden="true">
          <PaperSheet trip={trip} timeZone={timeZone} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

/** A trip for its driver: when, where, who drives, who comes along with which phone, the notes. */
function PaperSheet({ trip, timeZone }: SheetProps) {
  const intl = useIntl();
  const { start, driverName, seats, passengers, notes } = trip;
  return (
    <article className={style.sheet}>
      <h3 className={style.way}>{wayText(trip, intl)}</h3>
      <p className={style.when}>
        {start !== null && `${formatDate(new Date(start), 'full', intl.locale, timeZone)}, `}
        {startText(trip, intl, timeZone)}
      </p>
      <p>
        {driverName === '' ? (
          <FormattedMessage id="parendar.sheet.noDriver" />
        ) : (
          <FormattedMessage id="parendar.sheet.driver" values={{ name: isolateBidi(driverName) }} />
        )}
      </p>
      {seats !== null && (
        <p>
          <FormattedMessage id="parendar.sheet.seats" values={{ taken: passengers.length, seats }} />
        </p>
      )}
      <p className={style.caption}>
        <FormattedMessage
          id={passengers.length === 0 ? 'parendar.sheet.noPassengers' : 'parendar.sheet.passengers'}
        />
      </p>
      {passengers.length > 0 && (
        <ol className={style.passengers}>
          {passengers.map(({ name, phone }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may have the same name and no phone
            <li key={index} className={style.passenger}>
              <bdi>{name}</bdi>
              <bdi className={style.phone}>{phone}</bdi>
            </li>
          ))}
        </ol>
      )}
      {notes !== '' && (
        <p className={style.notes}>
          <FormattedMessage id="parendar.sheet.notes" values={{ notes: isolateBidi(notes) }} />
        </p>
      )}
    </article>
  );
}
