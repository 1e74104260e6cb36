import { type CURRENCIES, PRICE_LIMIT } from '../contract/parendar.values.ts';

export const CURRENCY_SIGNS: Record<(typeof CURRENCIES)[number], string> = {
  UAH: '₴',
  EUR: '€',
  PLN: 'zł',
  USD: '$',
  CZK: 'Kč',
  GBP: '£',
};

/** Reads '1200' or '1 200,50'. @returns null for other text, and above the highest price */
export function amountIn(text: string): number | null {
  const [whole] = /^\d{1,9}(?:[.,]\d{1,2})?$/.exec(text.replace(/\s/gu, '')) ?? [];
  const amount = Number(whole?.replace(',', '.'));
  return amount <= PRICE_LIMIT ? amount : null;
}
