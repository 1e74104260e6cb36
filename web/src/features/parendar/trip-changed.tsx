import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './trip-changed.module.css';
import { differencesOf } from './trip-differences.ts';
import type { TripDraft } from './trip-draft.ts';

interface TripChangedProps {
  theirs: Trip;
  mine: TripDraft;
  timeZone: string;
  isSaving: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** Somebody else has changed the trip: what is there now beside what was typed, and which of the two it shall be. */
export function TripChanged({ theirs, mine, timeZone, isSaving, onTake, onOverwrite }: TripChangedProps) {
  const intl = useIntl();
  const differences = differencesOf(theirs, mine, timeZone);
  const empty = intl.formatMessage({ id: 'parendar.changed.empty' });
  return (
    <section className={style.changed} role="alert" aria-labelledby="trip-changed">
      <h3 id="trip-changed">
        <FormattedMessage id="parendar.changed.title" />
      </h3>
      {differences.length === 0 ? (
        <p>
          <FormattedMessage id="parendar.changed.same" />
        </p>
      ) : (
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="parendar.changed.field" />
                </span>
              </th>
              <th scope="col">
                <FormattedMessage id="parendar.changed.theirs" />
              </th>
              <th scope="col">
                <FormattedMessage id="parendar.changed.mine" />
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
      <div className={style.choices}>
        <Button disabled={isSaving} data-track="parendar-take-theirs" onClick={onTake}>
          <FormattedMessage id="parendar.changed.take" />
        </Button>
        <Button busy={isSaving} data-track="parendar-overwrite" onClick={onOverwrite}>
          <FormattedMessage id="parendar.changed.overwrite" />
        </Button>
      </div>
    </section>
  );
}
