import { NOTES_LIMIT, PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Field, TextBox } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { DriverField } from '../parts/driver-field.tsx';
import style from '../parts/form.module.css';
import type { Request } from './request-draft.ts';
import { type RequestProblem, requestProblems } from './request-trip.ts';

interface RequestFieldsProps {
  register: UseFormRegister<Request>;
  errors: FieldErrors<Request>;
}

export function RequestFields({ register, errors }: RequestFieldsProps) {
  const intl = useIntl();
  const fieldOf = (name: keyof Request) => {
    const problem = errors[name]?.message as RequestProblem | undefined;
    return {
      error: problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: PASSENGER_LIMIT }),
      ...register(name, { validate: (_, request) => requestProblems(request)[name] }),
    };
  };
  const field = (name: Exclude<keyof Request, 'driverName'>) => ({
    label: intl.formatMessage({ id: `parendar.request.${name}` }),
    ...fieldOf(name),
  });
  return (
    <>
      <fieldset className={style.group}>
        <Text as="legend" text="parendar.request.manual" />
        <Field {...field('name')} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
        <div className={`${style.pair} ${style.long}`}>
          <Field {...field('phone')} type="tel" maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          <Field {...field('count')} inputMode="numeric" maxLength={3} autoComplete="off" />
        </div>
        <Field {...field('from')} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
        <div className={style.pair}>
          <Field {...field('date')} type="date" />
          <Field {...field('time')} type="time" />
        </div>
        <Text className={style.status} text="parendar.request.flight" />
      </fieldset>
      <fieldset className={style.group}>
        <Text as="legend" text="parendar.request.details" />
        <Field {...field('to')} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
        <div className={style.pair}>
          <DriverField {...fieldOf('driverName')} />
          <Field {...field('seats')} inputMode="numeric" maxLength={3} autoComplete="off" />
        </div>
        <TextBox {...field('notes')} maxLength={NOTES_LIMIT} />
      </fieldset>
    </>
  );
}
