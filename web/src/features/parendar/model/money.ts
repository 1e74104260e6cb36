import type { Price } from '@par-club/functions/contract/parendar';
import { CURRENCIES } from '@par-club/functions/contract/parendar.values';
import { priceIn } from '@par-club/functions/shared/currency-names';
import { CURRENCY_SIGNS } from '@par-club/functions/shared/money';

/** Reads '1200', '50 €', '200 zł'; hryvnias by default. @returns null for an empty text, undefined for no price */
export function parsePrice(text: string): Price | null | undefined {
  return text.trim() === '' ? null : priceIn(text, CURRENCIES[0]);
}

/** A price as a person types it: '1200' in hryvnias, '50 €' in others. `parsePrice` reads it. */
export function typedPrice({ amount, currency }: Price): string {
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return currency === CURRENCIES[0] ? number : `${number} ${CURRENCY_SIGNS[currency]}`;
}

/** What the bookings of a trip pay, by currency in the order of CURRENCIES; none for those that nobody pays in. */
export function sumsOf(bookings: readonly { price?: Price | undefined; isPaid?: boolean | undefined }[]): {
  toPay: Price[];
  paid: Price[];
} {
  const sums = (isPaid: boolean) =>
    CURRENCIES.map((currency) => {
      const cents = bookings
        .filter(({ price, ...each }) => price?.currency === currency && Boolean(each.isPaid) === isPaid)
        // Whole cents: sums of tenths would end in …0004.
        .reduce((sum, { price }) => sum + Math.round((price?.amount ?? 0) * 100), 0);
      return { amount: cents / 100, currency };
    }).filter(({ amount }) => amount > 0);
  return { toPay: sums(false), paid: sums(true) };
}
