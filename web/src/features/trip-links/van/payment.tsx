import type { Price } from '@par-club/functions/contract/parendar';
import type { VanPassenger } from '@par-club/functions/contract/trips';
import { amountIn, CURRENCY_SIGNS } from '@par-club/functions/shared/money';
import { leftToPay, paidOf } from '@par-club/functions/shared/trip-marks';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { Text } from '#ui/text.tsx';
import style from './payment.module.css';
import type { Van } from './van-state.ts';

interface PaymentProps {
  passenger: VanPassenger;
  name: string;
  van: Van;
}

/** A passenger's payment: one press for all of it, another amount by two. */
export function Payment({ passenger, name, van: { marks, onPress } }: PaymentProps) {
  const intl = useIntl();
  const [isOther, setOther] = useState(false);
  const { key, price } = passenger;
  const button = { about: name, disabled: !onPress };
  const paid = paidOf(marks, key);
  const left = leftToPay({ ...passenger, paid });
  const give = (amount: number, currency: Price['currency']) => {
    setOther(false);
    onPress?.({ kind: 'paid', passenger: key, price: { amount, currency } });
  };
  if (paid)
    return (
      <div className={style.paid}>
        <strong>
          <FormattedMessage id="trips.van.given" values={{ price: priceText(paid, intl.locale) }} />
          {left && (
            <>
              {' · '}
              <FormattedMessage id="trips.van.due" values={{ price: priceText(left, intl.locale) }} />
            </>
          )}
        </strong>
        <Button
          {...button}
          text="trips.van.undo"
          variant="quiet"
          data-track="van-paid-undo"
          onClick={() => give(0, paid.currency)}
        />
      </div>
    );
  if (passenger.isPaid) return <Text text="trips.van.paidBefore" />;
  if (!price?.amount) return null;
  const values = { price: priceText(price, intl.locale) };
  return (
    <div className={style.due}>
      <Text className={style.take} text="trips.van.take" values={values} />
      <div className={`${style.ways} with-scripts`}>
        <Button
          {...button}
          text="trips.van.given"
          values={values}
          data-track="van-paid"
          onClick={() => give(price.amount, price.currency)}
        />
        <Button
          {...button}
          text="trips.van.otherAmount"
          variant="quiet"
          aria-expanded={isOther}
          data-track="van-paid-other"
          onClick={() => setOther(!isOther)}
        />
      </div>
      {isOther && <AmountForm price={price} onGive={(amount) => give(amount, price.currency)} />}
    </div>
  );
}

function AmountForm({ price, onGive }: { price: Price; onGive: (amount: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const amount = amountIn(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount) onGive(amount);
  };
  return (
    <form className={style.other} onSubmit={submit}>
      <label htmlFor={id}>
        <FormattedMessage id="trips.van.amount" values={{ currency: CURRENCY_SIGNS[price.currency] }} />
      </label>
      <input
        id={id}
        ref={takeFocus}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary" disabled={!amount} data-track="van-paid-amount">
        <FormattedMessage id="trips.van.save" />
      </Button>
    </form>
  );
}
