import { CalendarDays, ListRestart, Unplug } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';
import type { DemoCalendar } from '../calendar/demo-calendar.ts';
import type { CalendarSource } from './calendar-choice.ts';
import { SourceQuestion } from './source-question.tsx';
import { calendarSession } from './use-calendar.ts';

export interface SourceMenuProps {
  trigger: ReactElement;
  source: CalendarSource;
  demo: DemoCalendar | null;
}

/** What can be done about the calendar service. It comes with the first press on its button, so it opens. */
export function SourceMenu({ trigger, source, demo }: SourceMenuProps) {
  const intl = useIntl();
  const [question, setQuestion] = useState<'disconnect' | 'renew' | null>(null);
  const renew = async () => {
    await demo?.clearAll();
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
          >
            <FormattedMessage id="parendar.source.renew" />
          </MenuItem>
        )}
        <MenuItem
          icon={<CalendarDays aria-hidden />}
          track="parendar-source"
          onSelect={() => void calendarSession.use(source === 'demo' ? 'google' : 'demo')}
        >
          <FormattedMessage id={source === 'demo' ? 'parendar.source.toGoogle' : 'parendar.source.toDemo'} />
        </MenuItem>
        {source === 'google' && (
          <MenuItem
            icon={<Unplug aria-hidden />}
            track="parendar-disconnect"
            onSelect={() => setQuestion('disconnect')}
          >
            <FormattedMessage id="parendar.source.disconnect" />
          </MenuItem>
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
