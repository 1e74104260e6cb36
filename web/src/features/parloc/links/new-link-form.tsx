import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import style from './client-links.module.css';
import { daysOfLink, endOfLink, LINK_ENDS, type LinkEnd } from './link-ends.ts';
import type { NewLink } from './link-writes.ts';

interface Typed {
  name: string;
  end: LinkEnd;
  /** YYYY-MM-DD. */
  date: string;
}

export function NewLinkForm({ onMake, onCancel }: { onMake: (link: NewLink) => void; onCancel: () => void }) {
  const intl = useIntl();
  const days = daysOfLink(serverNow());
  const {
    register,
    handleSubmit,
    setFocus,
    watch,
    formState: { errors },
  } = useForm<Typed>({ defaultValues: { name: '', end: 'eightHours', date: days.first } });
  useEffect(() => setFocus('name'), [setFocus]);

  const isDay = (date: string) => {
    const now = serverNow();
    const { first, last } = daysOfLink(now);
    if (date >= first && date <= last && endOfLink('date', date, now) > now) return true;
    return intl.formatMessage(
      { id: 'parloc.links.dateWrong' },
      { last: intl.formatDate(`${last}T12:00:00`, { format: 'short' }) },
    );
  };
  const make = ({ name, end, date }: Typed) =>
    onMake({ name: name.trim(), endsAt: endOfLink(end, date, serverNow()) });

  return (
    <form
      className={style.form}
      aria-label={intl.formatMessage({ id: 'parloc.links.new' })}
      data-track="parloc-new-link"
      noValidate
      onSubmit={(event) => void handleSubmit(make)(event)}
    >
      <Field
        {...register('name', {
          validate: (name) => name.trim() !== '' || intl.formatMessage({ id: 'parloc.links.nameMissing' }),
        })}
        label={intl.formatMessage({ id: 'parloc.links.name' })}
        hint={<FormattedMessage id="parloc.links.nameHint" />}
        error={errors.name?.message}
        maxLength={NAME_LIMIT}
        autoComplete="off"
      />
      <fieldset className={style.ends}>
        <Text as="legend" text="parloc.links.end" />
        {LINK_ENDS.map((end) => (
          <label key={end}>
            <input type="radio" value={end} {...register('end')} />
            <FormattedMessage id={`parloc.links.end.${end}`} />
          </label>
        ))}
      </fieldset>
      {watch('end') === 'date' && (
        <Field
          {...register('date', { validate: isDay, shouldUnregister: true })}
          type="date"
          min={days.first}
          max={days.last}
          label={intl.formatMessage({ id: 'parloc.links.date' })}
          error={errors.date?.message}
        />
      )}
      <div className={style.actions}>
        <Button onClick={onCancel} data-track="parloc-cancel-new-link" text="parloc.links.cancel" />
        <Button type="submit" variant="primary" data-track="parloc-make-link" text="parloc.links.make" />
      </div>
    </form>
  );
}
