import type { Price } from '@par-club/functions/contract/parendar';
import { CURRENCY_SIGNS } from '@par-club/functions/shared/money';

/** '1 200 ₴'. */
export function priceText({ amount, currency }: Price, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return `${number} ${CURRENCY_SIGNS[currency]}`;
}
