import { CalendarDays, ListRestart, Unplug } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { calendarSession, useCalendarState } from '../calendar/use-calendar.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';

/** What can be done about the calendar service. It comes with the first press on its button, so it opens. */
export function SourceMenu({ trigger }: { trigger: ReactElement }) {
  const intl = useIntl();
  const state = useCalendarState();
  const demo = state.status === 'ready' ? state.demo : null;
  const [question, setQuestion] = useState<'disconnect' | 'renew' | null>(null);
  const renew = async () => {
    await demo?.clearAll();
    await demo?.initialize(Date.now());
    await calendarSession.use('demo');
    toast('success', intl.formatMessage({ id: 'parendar.done.calendarUpdated' }));
  };
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {demo && (
          <MenuItem
            icon={<ListRestart aria-hidden />}
            track="parendar-demo-renew"
            onSelect={() => setQuestion('renew')}
            text="parendar.source.renew"
          />
        )}
        <MenuItem
          icon={<CalendarDays aria-hidden />}
          track="parendar-source"
          onSelect={() => void calendarSession.use(demo ? 'google' : 'demo')}
          text={demo ? 'parendar.source.toGoogle' : 'parendar.source.toDemo'}
        />
        {!demo && (
          <MenuItem
            icon={<Unplug aria-hidden />}
            track="parendar-disconnect"
            onSelect={() => setQuestion('disconnect')}
            text="parendar.source.disconnect"
          />
        )}
      </Menu>
      {question && (
        <SourceQuestion
          about={question}
          onYes={question === 'renew' ? renew : calendarSession.disconnect}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface SourceQuestionProps {
  about: 'disconnect' | 'renew';
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Id of the safe answer, which has the focus at first: a second press on the same key does nothing. */
const NO = 'parendar-source-no';

function SourceQuestion({ about, onYes, onClose }: SourceQuestionProps) {
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
          <Button id={NO} disabled={isBusy} onClick={onClose} text="parendar.cancel" />
          <Button
            variant="danger"
            busy={isBusy}
            data-track={`parendar-${about}-yes`}
            onClick={() => void act()}
            text={`parendar.${about}.confirm`}
          />
        </>
      }
    >
      <Text text={`parendar.${about}.what`} />
      {failure !== null && <p role="alert">{calendarFailureText(intl, failure)}</p>}
    </Dialog>
  );
}
