import { describe, expect, it } from 'vitest';
import { KIND_WEIGHTS } from './kind-weights.gen.ts';
import { kindCuesOf, kindOf } from './kinds.ts';

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
    ['Скільки коштує квиток до Варшави?', 'none'],
    ['Спасибо, отличная поездка!', 'none'],
    ['Where are you? We are waiting', 'none'],
    ['', 'none'],
  ])('%j: %s', (message, kind) => {
    expect(kindOf(message, TODAY)).toBe(kind);
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

describe('KIND_WEIGHTS', () => {
  it('have a number for each of the five kinds', () => {
    expect(
      Object.entries(KIND_WEIGHTS).filter(
        ([, weights]) => weights.length !== 5 || !weights.every(Number.isFinite),
      ),
    ).toEqual([]);
  });
});
