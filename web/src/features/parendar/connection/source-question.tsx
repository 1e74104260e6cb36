import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { calendarFailureText } from '../calendar/calendar-rules.ts';

interface SourceQuestionProps {
  about: 'disconnect' | 'renew';
  /** The person is sure. */
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Id of the safe answer, which has the focus at first: a second press on the same key does nothing. */
const NO = 'parendar-source-no';

/** Asks before the grant is given back, or the demo's trips are gone. */
export function SourceQuestion({ about, onYes, onClose }: SourceQuestionProps) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onYes();
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      name={`parendar-${about}`}
      title={<FormattedMessage id={`parendar.${about}.title`} />}
      onClose={() => isBusy || onClose()}
      focusFirst={NO}
      actions={
        <>
          <Button id={NO} disabled={isBusy} onClick={onClose}>
            <FormattedMessage id="parendar.cancel" />
          </Button>
          <Button look="danger" busy={isBusy} data-track={`parendar-${about}-yes`} onClick={() => void act()}>
            <FormattedMessage id={`parendar.${about}.confirm`} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`parendar.${about}.what`} />
      </p>
      {failure !== null && <p role="alert">{calendarFailureText(intl, failure)}</p>}
    </Dialog>
  );
}
