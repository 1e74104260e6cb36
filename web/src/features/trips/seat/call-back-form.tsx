import { phoneIn } from '@par-club/functions/shared/phone-in';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import style from './tell-dispatcher.module.css';

interface CallBackFormProps {
  isBusy: boolean;
  /** @param phone in the stored form */
  onSend: (phone: string) => void;
}

/** Asks for a phone; an impossible one stays in the field, with words. */
export function CallBackForm({ isBusy, onSend }: CallBackFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className={style.callBack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const phone = phoneIn(typed);
        setRefused(phone === null);
        if (phone !== null) onSend(phone);
      }}
    >
      <Field
        label={intl.formatMessage({ id: 'trips.seat.callWhere' })}
        error={isRefused && intl.formatMessage({ id: 'trips.seat.noPhone' })}
        type="tel"
        autoComplete="tel"
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy} data-track="seat-call-me-on">
        <FormattedMessage id="trips.seat.askCall" />
      </Button>
    </form>
  );
}
