import { CURRENCIES } from '../contract/parendar.values.ts';
import { amountIn } from './money.ts';

type Currency = (typeof CURRENCIES)[number];

/** How people write each currency, as sources of patterns for small letters, with a dot or without. */
export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  UAH: '₴|грн|гривен\\p{L}*|гривн\\p{L}*|uah|hrn',
  EUR: '€|євро|евро|euros?|eur',
  PLN: 'zł|zl|зл|злот\\p{L}*|pln',
  USD: '\\$|usd|дол|долл?ар\\p{L}*|dollars?',
  CZK: 'kč|kc|крон\\p{L}*|czk',
  GBP: '£|фунт\\p{L}*|pounds?|gbp',
};

const patterns = CURRENCIES.map(
  (currency) => [currency, new RegExp(`^(?:${CURRENCY_NAMES[currency]})\\.?$`, 'iu')] as const,
);

/** Reads '1 200,50 грн' or '$40'. @param unnamed currency of a bare number, which is no price without it */
export function priceIn(
  text: string,
  unnamed?: Currency,
): { amount: number; currency: Currency } | undefined {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d(?:[\d\s.,]*\d)?)(\D*)$/u.exec(text) ?? [];
  const names = [before, after].map((word) => word.trim()).filter((word) => word !== '');
  const [name = ''] = names;
  const currency = name === '' ? unnamed : patterns.find(([, pattern]) => pattern.test(name))?.[0];
  const amount = amountIn(number);
  return currency && amount !== null && names.length <= 1 ? { amount, currency } : undefined;
}
