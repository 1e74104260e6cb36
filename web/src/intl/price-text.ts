import type { Price } from '@par-club/functions/contract/parendar';

export const CURRENCY_SIGNS: Record<Price['currency'], string> = {
  UAH: '₴',
  EUR: '€',
  PLN: 'zł',
  USD: '$',
  CZK: 'Kč',
  GBP: '£',
};

/** A price in words of a language: '1 200 ₴'. */
export function priceText({ amount, currency }: Price, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return `${number} ${CURRENCY_SIGNS[currency]}`;
}
