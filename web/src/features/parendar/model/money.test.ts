import { describe, expect, it } from 'vitest';
import { priceText } from '#intl/price-text.ts';
import { parsePrice, sumsOf, typedPrice } from './money.ts';

describe('[T-04] [F-C7] a price in one box', () => {
  it.each([
    ['1200', 1200, 'UAH'],
    ['1 200,50 грн', 1200.5, 'UAH'],
    ['50 €', 50, 'EUR'],
    ['€50', 50, 'EUR'],
    ['200 zł', 200, 'PLN'],
    ['200 злотих', 200, 'PLN'],
    ['$40.5', 40.5, 'USD'],
    ['900 Kč', 900, 'CZK'],
    ['30 GBP', 30, 'GBP'],
    ['5 долар', 5, 'USD'],
    ['200 zl', 200, 'PLN'],
    ['20 euro', 20, 'EUR'],
    ['300 крон', 300, 'CZK'],
    ['40 дол.', 40, 'USD'],
    ['0', 0, 'UAH'],
    ['0,07', 0.07, 'UAH'],
  ])('%s', (text, amount, currency) => {
    const price = parsePrice(text);
    expect(price).toEqual({ amount, currency });
    expect(price && parsePrice(typedPrice(price))).toEqual(price);
  });

  it.each(['по домовленості', '12,345', '-5', '5 + 5', '$5 €', '2000000', '5 йен', '€'])(
    '%s is none',
    (text) => expect(parsePrice(text)).toBeUndefined(),
  );

  it('may be left out', () => expect(parsePrice(' ')).toBeNull());

  it('is told in the way of a language', () => {
    expect(priceText({ amount: 1200, currency: 'UAH' }, 'uk')).toMatch(/^1\s200\s₴$/);
    expect(priceText({ amount: 40.5, currency: 'EUR' }, 'en')).toMatch(/^40\.50\s€$/);
  });
});

it('[T-04] what is to be taken and what is paid, by currency', () => {
  const price = (amount: number, currency: 'UAH' | 'EUR') => ({ amount, currency });
  const bookings = [
    { price: price(1200, 'UAH') },
    { price: price(0.1, 'EUR') },
    { price: price(0.2, 'EUR'), isPaid: false },
    { price: price(800, 'UAH'), isPaid: true },
    {},
  ];
  expect(sumsOf(bookings)).toEqual({
    toPay: [price(1200, 'UAH'), price(0.3, 'EUR')],
    paid: [price(800, 'UAH')],
  });
  expect(sumsOf([])).toEqual({ toPay: [], paid: [] });
});
