import type { Trip } from '@par-club/functions/contract/parendar';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import style from './paper-sheet.module.css';
import { PaperSheet } from './paper-sheet.tsx';

/** A trip as it will be on paper. While this is open, the page prints as the sheet and nothing else. */
export function PrintDialog({
  trip,
  timeZone,
  onClose,
}: {
  trip: Trip;
  timeZone: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      name="parendar-sheet"
      title={<FormattedMessage id="parendar.sheet.title" />}
      onClose={onClose}
      actions={
        <Button look="go" icon={<Printer aria-hidden />} onClick={() => window.print()}>
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
