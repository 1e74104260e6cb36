import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { calendarFailureText } from './calendar-rules.ts';
import { calendarSession } from './use-calendar.ts';

/** Asks before the grant is given back. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      // The page goes on to where there is no calendar, and takes this along.
      await calendarSession.disconnect();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      name="parendar-disconnect"
      title={<FormattedMessage id="parendar.disconnect.title" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="parendar.cancel" />
          </Button>
          <Button
            look="danger"
            busy={isBusy}
            data-track="parendar-disconnect-yes"
            onClick={() => void leave()}
          >
            <FormattedMessage id="parendar.disconnect.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="parendar.disconnect.what" />
      </p>
      {failure !== null && <p role="alert">{calendarFailureText(intl, failure)}</p>}
    </Dialog>
  );
}
