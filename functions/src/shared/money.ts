import { type CURRENCIES, PRICE_LIMIT } from '../contract/parendar.values.ts';

export const CURRENCY_SIGNS: Record<(typeof CURRENCIES)[number], string> = {
  UAH: '₴',
  EUR: '€',
  PLN: 'zł',
  USD: '$',
  CZK: 'Kč',
  GBP: '£',
};

/**
 * An amount of money as people write it: '1200', '1 200,50'.
 * @returns null for what is none, or is more than any price
 */
export function amountIn(text: string): number | null {
  const [whole] = /^\d{1,9}(?:[.,]\d{1,2})?$/.exec(text.replace(/\s/gu, '')) ?? [];
  const amount = Number(whole?.replace(',', '.'));
  return amount <= PRICE_LIMIT ? amount : null;
}
