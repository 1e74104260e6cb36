import type { Price } from '@par-club/functions/contract/parendar';
import { PRICE_LIMIT } from '@par-club/functions/contract/parendar.values';

export const CURRENCY_SIGNS: Record<Price['currency'], string> = {
  UAH: '₴',
  EUR: '€',
  PLN: 'zł',
  USD: '$',
  CZK: 'Kč',
  GBP: '£',
};

/** A typed amount of money: '1200', '1 200,50'. Null for no amount, or more than any price. */
export function typedAmount(text: string): number | null {
  const [whole] = /^\d{1,9}(?:[.,]\d{1,2})?$/.exec(text.replace(/\s/gu, '')) ?? [];
  const amount = Number(whole?.replace(',', '.'));
  return amount <= PRICE_LIMIT ? amount : null;
}

/** '1 200 ₴'. */
export function priceText({ amount, currency }: Price, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return `${number} ${CURRENCY_SIGNS[currency]}`;
}
