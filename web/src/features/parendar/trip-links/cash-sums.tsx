import type { TripPages } from '@par-club/functions/contract/trips';
import { amountIn, CURRENCY_SIGNS } from '@par-club/functions/shared/money';
import type { CashSum } from '@par-club/functions/shared/trip-marks';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { markTrip } from '../calendar/trip-pages.data.ts';
import style from './cash-sums.module.css';
import { Failed } from './failed.tsx';

/** The money of a trip, each currency apart: what the driver took, handed over, and what is missing. */
export function CashSums({ pages, sums }: { pages: TripPages; sums: readonly CashSum[] }) {
  const hasBegun = sums.some(({ collected, handedOver }) => collected + handedOver > 0);
  return hasBegun && sums.map((cash) => <OneCurrency key={cash.currency} pages={pages} cash={cash} />);
}

function OneCurrency({ pages, cash }: { pages: TripPages; cash: CashSum }) {
  const intl = useIntl();
  const id = useId();
  const { currency, collected, due, handedOver } = cash;
  const before = pages.marks.handedOver[currency]?.at;
  const [typed, setTyped] = useState<string | null>(null);
  const words = (amount: number) => priceText({ amount, currency }, intl.locale);
  const amount = amountIn(typed ?? '');
  const save = useMutation({
    mutationFn: (given: number) =>
      markTrip(pages, {
        kind: 'handedOver',
        price: { amount: given, currency },
        // By a clock that is behind as well, it comes after what is shown.
        at: new Date(Math.max(Date.now(), before ? Date.parse(before) + 1 : 0)).toISOString(),
      }),
    onSuccess: () => setTyped(null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== null) save.mutate(amount);
  };
  const difference = Math.round((collected - handedOver) * 100) / 100;
  return (
    <form className={style.cash} onSubmit={submit}>
      <p>
        <FormattedMessage id="pages.collected" values={{ sum: words(collected) }} />
        {due > 0 && (
          <>
            {' · '}
            <FormattedMessage id="pages.due" values={{ sum: words(due) }} />
          </>
        )}
      </p>
      <div className={style.given}>
        <label htmlFor={id}>
          <FormattedMessage id="pages.handedOver" values={{ currency: CURRENCY_SIGNS[currency] }} />
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (handedOver > 0 ? String(handedOver) : '')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          busy={save.isPending}
          disabled={amount === null}
          data-track="parendar-handed-over"
          text="pages.save"
        />
      </div>
      <p role="status" className={difference === 0 ? style.even : style.difference}>
        {difference === 0 ? (
          collected > 0 && <FormattedMessage id="pages.even" />
        ) : (
          <FormattedMessage id="pages.difference" values={{ sum: words(difference) }} />
        )}
      </p>
      <Failed error={save.error} limit="pages.marksLimit" />
    </form>
  );
}
