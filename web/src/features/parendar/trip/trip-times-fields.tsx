import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import type { DraftProblem, DraftProblems, TripDraft } from '../model/trip-draft.ts';
import { withStart } from '../model/trip-times.ts';
import form from '../parts/form.module.css';
import { ArrivalField } from './arrival-field.tsx';
import { StopRows } from './stop-rows.tsx';
import style from './trip-form.module.css';

interface TripTimesProps {
  draft: TripDraft;
  problems: DraftProblems;
  /** The source of an arrival that nobody has typed. */
  source: ReactNode;
  onChange: (change: Partial<TripDraft>) => void;
}

/** When a trip starts and arrives, and where it stops between. */
export function TripTimes({ draft, problems, source, onChange }: TripTimesProps) {
  const intl = useIntl();
  const hasStart = draft.date !== '' && draft.time !== '';
  const words = (problem: DraftProblem | undefined) =>
    problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: 0 });
  const field = (name: 'date' | 'time') => ({
    id: `trip-${name}`,
    name,
    type: name,
    label: intl.formatMessage({ id: `parendar.panel.${name}` }),
    value: draft[name],
    error: words(problems[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { arrivalTime, arrivalDays, stops, date, time } = withStart(draft, { [name]: target.value });
      // A proposed arrival stays a proposal.
      onChange(source ? { stops, date, time } : { arrivalTime, arrivalDays, stops, date, time });
    },
  });
  return (
    <>
      <div className={form.pair}>
        <Field {...field('date')} />
        <Field {...field('time')} />
      </div>
      {hasStart ? (
        <ArrivalField draft={draft} error={words(problems.arrivalTime)} source={source} onChange={onChange} />
      ) : (
        <Text className={style.hint} text="parendar.panel.nowHint" />
      )}
      <StopRows
        stops={draft.stops}
        hasStart={hasStart}
        error={words(problems.stops)}
        onChange={(stops) => onChange({ stops })}
      />
    </>
  );
}
