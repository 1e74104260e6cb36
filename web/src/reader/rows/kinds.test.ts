import { KIND_NAMES, KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { describe, expect, it } from 'vitest';
import { kindCuesOf } from './kind-cues.ts';
import { kindByCues, kindOf } from './kinds.ts';

const TODAY = '2026-11-20';

describe('kindOf', () => {
  it.each([
    ['Забронюйте 2 місця на 25.11 о 7:00 зі Львова до Праги, Ольга Швець 0671112233', 'booking'],
    ['Запишите на завтра из Ровно в Люблин, одно место, Сергей 0671112233', 'booking'],
    ['Please book two seats from Lviv to Krakow for 25 November, Kate +48600700031', 'booking'],
    ['Треба передати посилку з Рівного в Познань, отримувач Степан +48600700012', 'parcel'],
    ['Нужно передать коробку из Львова в Варшаву, получатель Анна +48600700013', 'parcel'],
    ['Перенесіть, будь ласка, мою бронь з 25.11 на 27.11, Оля Ткач', 'change'],
    ['Please move my booking from 25 November to 27 November, Anna', 'change'],
    ['Зміна: нас буде 3 місця. Олена Кравець, 067 123 45 67', 'change'],
    ['Скасуйте, будь ласка, моє бронювання, Тарас Бондар 0501112233', 'cancel'],
    ['Скасуйте, будь ласка, моє бронювання, Марія Гнатів', 'cancel'],
    ['Отмените бронь, не поеду, Иванова', 'cancel'],
    ['Cancel my booking please, John Smith', 'cancel'],
    ['Скільки коштує квиток до Варшави?', 'question'],
    ['Спасибо, отличная поездка!', 'none'],
    ['Where are you? We are waiting', 'question'],
    ['', 'none'],
  ])('%j: %s', (message, kind) => {
    expect(kindOf(message, TODAY)).toEqual({ kind, isSure: true });
  });
});

describe('kindCuesOf', () => {
  it.each([
    ['скасуйте, Оля 0671112233', ['cancels', 'hasPhone', 'hasName'], ['namesNobody', 'parcel']],
    ['скільки коштує до Праги?', ['asks', 'asksPrice', 'namesNobody', 'onlyAsks'], ['hasRoute', 'hasPhone']],
    [
      'посилка зі Стрия до Праги, отримувач Ганна',
      ['parcel', 'recipient', 'onlyParcel', 'sendsTo', 'hasRoute'],
      ['seats'],
    ],
    ['2 місця на завтра о 7:00', ['seats', 'hasSeats', 'hasDate', 'hasTime'], ['cancels', 'asks']],
  ])('%j has %j and not %j', (message, present, absent) => {
    const cues = kindCuesOf(message, TODAY);
    expect(cues).toEqual(expect.arrayContaining(['always', ...present]));
    expect(cues.filter((cue) => absent.includes(cue))).toEqual([]);
  });
});

describe('kindByCues', () => {
  const messages = [
    ['always', 'hasPhone', 'hasDate', 'hasRoute'],
    ['always', 'parcel', 'recipient', 'hasPhone', 'things', 'onlyParcel', 'sendsTo'],
    ['always', 'moves', 'hasDate', 'hasPhone', 'alters', 'ofBooked'],
    ['always', 'cancels', 'hasPhone', 'takesBack', 'ofBooked', 'givenBefore'],
    ['always', 'asks', 'asksPrice', 'asksOfTrips', 'hasPhone'],
    // Nothing speaks for any kind.
    [],
  ];
  const orders = KIND_NAMES.flatMap((_, at) => {
    const turned = [...KIND_NAMES.slice(at), ...KIND_NAMES.slice(0, at)];
    return [turned, [...turned].reverse()];
  });

  it.each(orders)('[F-C8] gives the same kinds where they stand as %s, %s, %s, %s, %s, %s', (...order) => {
    expect(messages.map((cues) => kindByCues(cues, order).kind)).toEqual([
      'booking',
      'parcel',
      'change',
      'cancel',
      'question',
      'booking',
    ]);
  });
});

it('[F-C8] a table by kind that lacks one does not compile', () => {
  const { none, ...others } = KINDS;
  // @ts-expect-error: nothing is said of 'none'
  const table: Readonly<Record<Kind, unknown>> = others;
  expect({ ...table, none }).toEqual(KINDS);
});
