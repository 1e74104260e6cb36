import { CURRENCY_NAMES } from '@par-club/functions/shared/currency-names';
import {
  type Found,
  isFree,
  lineBefore,
  matching,
  regex,
  regexAll,
  type Span,
  source,
  type Text,
  words,
} from '../text/text.ts';

const FLIGHT = /(?<![\p{L}\d])(?:[a-z]{2}|[a-z]\d|\d[a-z])[ -]?\d{2,4}(?![\p{L}\d]|[.:]\d)/gu;
const FLIGHT_CUE = regex`(?:рейс\p{L}*|flight|літак\p{L}*|самолет\p{L}*|виліт|вилет|вылет|приліт|прилет|reys)\s*(?:номер|number|no\.?|№|#)?\s*[:.,-]?\s*$`;
const AIRLINES =
  'ps|w6|w4|fr|lo|lh|tk|pc|ba|kl|af|os|lx|u2|ok|bt|ay|sk|az|ib|vy|ek|qr|ly|fz|rk|w9|3w|qu|7w|vw|ew|a3|ro|h4|5f';
const KNOWN_FLIGHT = regex`^(?:${AIRLINES})[ -]?\d{2,4}$`;
const MONEY = `(?:${Object.values(CURRENCY_NAMES).join('|')}|лей|леїв|лев|huf)`;
const PRICE = regexAll`(?<![\d+])(?:[$€₴]\s?\d[\d ]{0,6}(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})(?:[.,]\d{1,2})?\s?${MONEY}|\d{1,6}(?:[.,]\d{1,2})?\s?${MONEY})(?!\p{L})`;
const PRICE_WORD = words`(?:ціна|цена|вартість|стоимость|сума|сумма|price|cost|budget|бюджет|кошту\p{L}*|стоит)\s*[:-]?\s*(?:за\s+\p{L}+\s*)?(\d{2,6})(?!\s?(?:км|кг|м|год|хв))|(?:по|за)\s([1-9]\d{2,3})(?!\s?(?:км|кг|м|год|хв|р|\d|[.:]))`;
const WEIGHT = regexAll`(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:кг|kg|kilo\p{L}*|кіло\p{L}*|кило\p{L}*|гр|грам\p{L}*|lbs?|тонн?\p{L}*)(?!\p{L})`;
const SIZE = /(?<!\d)\d{1,4}\s?[xх*×]\s?\d{1,4}(?:\s?[xх*×]\s?\d{1,4})?(?:\s?(?:см|cm|м|мм))?(?![\p{L}\d])/gu;
const COUNT = source`(?:\d{1,2}|один|одна|одну|одне|два|дві|две|три|чотири|четыре|one|two|three|a)`;
/** What passengers take along. */
export const LUGGAGE = source`валіз\p{L}*|чемодан\p{L}*|багаж\p{L}*|сум(?:ка|ки|ку|ок|кою|ками)|рюкзак\p{L}*|клунк\p{L}*|баул\p{L}*|велосипед\p{L}*|коляск\p{L}*|коляс(?:очк\p{L}*)?|візо?ч?к(?:ом|а|и)?|самокат\p{L}*|лижі|лижами|лыжи|сноуборд\p{L}*|телевізор\p{L}*|холодильник\p{L}*|bags?|luggage|baggage|suitcases?|backpacks?|stroller|pram|bicycles?|bikes?|skis?|wheelchair`;
const PIECE = source`(?:(?:без|without|no)\s+|${COUNT}\s*(?:\p{L}{4,12}\s+)?)?(?:${LUGGAGE})`;
const PIECES = words`${PIECE}(?:(?:\s*[,+]\s*|\s+(?:і|й|та|и|and)\s+)(?:ще\s+|еще\s+)?${PIECE})*`;
const PARCEL = words`(?:${COUNT}\s*)?(?:посилк\p{L}*|посылк\p{L}*|бандерол\p{L}*|коробк\p{L}*|коробок|пакун\p{L}*|пакет\p{L}*|конверт\p{L}*|передач[аіуи]|parcels?|package|box(?:es)?|envelope|posylk\p{L}*)`;
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
/** '@roksolana_v' */
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,40}/gu;
const CODE = words`(?:бронь|броні|бронювання|бронирован\p{L}*|замовлення|заказ|booking|order|квиток|билет|ticket|ттн|помилка|ошибка|error|паспорт|code|код)\s*(?:№|#|номер|number)?\s*[:.]?\s*[a-zа-я]{0,3}-?\d{3,}|[№#]\s?\d+`;

export const findWeights = matching(WEIGHT);
export const findLuggage = matching(PIECES);
export const findParcels = matching(PARCEL);
export const findEmails = matching(EMAIL);

/** Flight numbers as 'PS 102' → 'PS102'. */
export function findFlights(text: Text): Found[] {
  return matching(FLIGHT)(text)
    .filter(
      ({ start, end }) =>
        FLIGHT_CUE.test(lineBefore(text.folded, start, 30)) ||
        KNOWN_FLIGHT.test(text.folded.slice(start, end)),
    )
    .map((flight) => ({ ...flight, value: flight.value.toUpperCase().replace(/[ -]/g, '') }));
}

/** Prices with a currency, then numbers after a word such as 'ціна'. */
export function findPrices(text: Text): Found[] {
  const marked = matching(PRICE)(text);
  const named = [...text.folded.matchAll(PRICE_WORD)].map(
    ({ 0: phrase, 1: named, 2: value = named ?? '', index }) => {
      const end = index + phrase.length;
      return { start: end - value.length, end, value };
    },
  );
  return [...marked, ...named.filter((price) => isFree(price, marked))];
}

/** Numbers that are no date, time, seat or phone: flights, prices, weights, sizes, booking codes, e-mail addresses. */
export function findOtherNumbers(text: Text): Span[] {
  const others = [WEIGHT, SIZE, CODE, EMAIL, HANDLE].flatMap((pattern) => matching(pattern)(text));
  return [...findFlights(text), ...findPrices(text), ...others];
}
