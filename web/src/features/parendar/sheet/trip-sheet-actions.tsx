import type { Trip } from '@par-club/functions/contract/parendar';
import { MessageCircle, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#loading/lazy.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { wayText } from '../model/trip-words.ts';
import { tripSheet } from './trip-sheet.ts';
import style from './trip-sheet-actions.module.css';

const PrintDialog = lazyPart('print-dialog', async () => (await import('./print-dialog.tsx')).PrintDialog);
const PassengerMessages = lazyPart(
  'passenger-messages',
  async () => (await import('./passenger-messages.tsx')).PassengerMessages,
);

/** A trip for those who drive it, as text and on paper, and for those who come along. */
export function TripSheetActions({ trip }: { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const [open, setOpen] = useState<'print' | 'messages' | null>(null);
  const sheet = () => tripSheet(trip, intl, timeZone);
  const close = () => setOpen(null);
  const send = async () => {
    // Closing the device's own sheet is a change of mind, not a fault.
    await navigator.share({ title: wayText(trip, intl), text: sheet() }).catch(() => {});
  };
  return (
    <div className={style.actions}>
      <CopyButton
        copy={() => navigator.clipboard.writeText(sheet())}
        said={intl.formatMessage({ id: 'parendar.sheet.copied' })}
        data-track="parendar-sheet-copy"
        text="parendar.sheet.copy"
      />
      {'share' in navigator && (
        <Button icon={<Share2 aria-hidden />} data-track="parendar-sheet-share" onClick={() => void send()}>
          <FormattedMessage id="parendar.sheet.share" />
        </Button>
      )}
      <Button
        icon={<Printer aria-hidden />}
        data-track="parendar-sheet-print"
        onClick={() => setOpen('print')}
        text="parendar.sheet.print"
      />
      {trip.passengers.length > 0 && (
        <Button
          icon={<MessageCircle aria-hidden />}
          data-track="parendar-messages"
          onClick={() => setOpen('messages')}
          text="parendar.message.open"
        />
      )}
      {open === 'print' && <PrintDialog trip={trip} onClose={close} />}
      {open === 'messages' && <PassengerMessages trip={trip} onClose={close} />}
    </div>
  );
}
