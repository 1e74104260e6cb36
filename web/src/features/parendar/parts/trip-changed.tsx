import type { Trip } from '@par-club/functions/contract/parendar';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { differencesOf } from '../model/trip-differences.ts';
import type { TripDraft } from '../model/trip-draft.ts';
import form from './form.module.css';
import style from './trip-changed.module.css';

interface ChangedNoticeProps {
  /** What the person was doing; it names the texts. */
  about: 'changed' | 'arrived' | 'notDeleted' | 'proposed';
  theirs: Trip;
  /** What the person has of it: typed, or seen before. */
  mine: TripDraft;
  children?: ReactNode;
}

interface ChangedActionsProps {
  isSaving: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** Which of two people's versions of a trip it shall be. */
export function ChangedActions({ isSaving, onTake, onOverwrite }: ChangedActionsProps) {
  return (
    <div className={form.actions}>
      <Button disabled={isSaving} data-track="parendar-take-theirs" onClick={onTake}>
        <FormattedMessage id="parendar.changed.take" />
      </Button>
      <Button busy={isSaving} data-track="parendar-overwrite" onClick={onOverwrite}>
        <FormattedMessage id="parendar.changed.overwrite" />
      </Button>
    </div>
  );
}

/** Somebody else has changed the trip: what is there now beside what the person has, where the two differ. */
export function ChangedNotice({ about, theirs, mine, children }: ChangedNoticeProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const differences = differencesOf(theirs, mine, timeZone);
  const empty = intl.formatMessage({ id: 'parendar.changed.empty' });
  return (
    <section
      className={style.changed}
      {...(about !== 'proposed' && { role: 'alert' })}
      aria-labelledby={`trip-${about}`}
    >
      <Text as="h3" id={`trip-${about}`} text={`parendar.${about}.title`} />
      {differences.length === 0 ? (
        <Text text={`parendar.${about}.same`} />
      ) : (
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">
                <Text as="span" className="visually-hidden" text="parendar.changed.field" />
              </th>
              <th scope="col">
                <FormattedMessage
                  id={about === 'proposed' ? 'parendar.proposed.theirs' : 'parendar.changed.theirs'}
                />
              </th>
              <th scope="col">
                <FormattedMessage id={`parendar.${about}.mine`} />
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.field}>
                <th scope="row">
                  <FormattedMessage id={`parendar.panel.${difference.field}`} />
                </th>
                <td>{difference.theirs || empty}</td>
                <td>{difference.mine || empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
