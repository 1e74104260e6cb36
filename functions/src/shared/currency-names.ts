import { CURRENCIES } from '../contract/parendar.values.ts';

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

/** The currency that a word names; undefined where it names none. */
export function currencyNamed(word: string): Currency | undefined {
  return patterns.find(([, pattern]) => pattern.test(word))?.[0];
}
