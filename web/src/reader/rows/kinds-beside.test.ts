import type { Kind } from '@par-club/functions/contract/kinds.values';
import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';

const TODAY = '2026-11-26';

/** What stands beside a wish and speaks of something else; one phrase a line, the kinds of each group together. */
const GRIDS: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  'what may happen is no cancel and no change, and a polite "if" is none the less one': {
    booking: `
      Оля, 2 місця завтра Луцьк-Київ. Якщо не зможу - попереджу
      Оля, 2 місця завтра Луцьк-Київ, якщо що скасую
      Оля 0671112233 завтра Луцьк-Київ, якщо мама не поїде напишу
      Запишіть Олю на завтра Луцьк-Київ. Повідомте якщо рейс скасують
      2 місця завтра Луцьк-Київ Гук 0671112233, зателефонуйте якщо будуть зміни
      Оля 2 місця на завтра. Можна потім скасувати?
      Запиши мене на пт, Ніна, як що відміню то напишу
      Запишите на завтра 2 места Луцк-Киев, если не смогу, позвоню. Оля
      Нужно одно место на субботу Нина, позвоните если что-то изменится
      2 seats for Friday Lviv Krakow, Anna. Let me know if anything changes
      Оля 2 місця завтра Луцьк-Київ, у разі скасування рейсу повідомте
      Оля 2 місця завтра Луцьк-Київ. Прошу повідомити про будь-які зміни
      Забронюйте 1 місце на 5.12 Львів-Прага Дяк, а якщо захворію, можна буде скасувати?
      1 місце завтра Ковель-Люблін, раптом не зможу - скажу ввечері, Іра
      1 місце завтра Ковель-Люблін, Іра. Чи можна потім перенести на інший день?`,
    question: `
      можна потім скасувати?
      чи можна буде відмінити бронь?
      а якщо я не зможу поїхати, гроші повернете?
      а если отменю деньги вернете?`,
    cancel: `
      якщо можна скасуйте мою бронь на завтра, Оля
      якщо не пізно скасувати - скасуйте завтра Коваль
      если можно отмените на завтра Оля 0671112233
      Скасуйте завтра Олю. Якщо треба доплатити, напишіть
      if possible cancel my booking for tomorrow, Anna`,
    change: `
      якщо є можливість перенесіть мене на суботу, Оля
      якщо є місця в суботу, перенесіть мене з п'ятниці, Коваль`,
  },
};

const lines = (phrases: string) => phrases.trim().split(/\n\s*/);
const spellings = (phrase: string) => [
  phrase,
  phrase.toLowerCase(),
  `Добрий день! ${phrase}`,
  `${phrase}\nДякую`,
];

describe('[O-05] words beside a wish do not change its kind', () => {
  const rows = Object.entries(GRIDS).flatMap(([what, kinds]) =>
    Object.entries(kinds).map(([kind, phrases]) => [what, kind, phrases] as const),
  );

  it.each(rows)('%s: %s', (_, kind, phrases) => {
    const read = lines(phrases)
      .flatMap(spellings)
      .map((message) => ({ message, ...kindOf(message, TODAY) }));
    const wrong = read.filter((each) => each.kind !== kind);
    expect(wrong.map((each) => [each.kind, each.message])).toEqual([]);
  });
});
