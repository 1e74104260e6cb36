import type { Text } from '#intl/text.ts';

/** One trip on other days. */
export const repeatText = {
  'parendar.repeat.title': { ua: 'Повторити рейс', en: 'Repeat the trip' },
  'parendar.repeat.days': { ua: 'У які дні', en: 'On which days' },
  'parendar.repeat.weeks': { ua: 'На скільки тижнів', en: 'For how many weeks' },
  'parendar.repeat.weekCount': {
    ua: '{count, plural, one {# тиждень} few {# тижні} many {# тижнів} other {# тижня}}',
    en: '{count, plural, one {# week} other {# weeks}}',
  },
  'parendar.repeat.weekday': { ua: 'Щотижня: {weekday}', en: 'Every week: {weekday}' },
  'parendar.repeat.day': {
    ua: '{date}{mark, select, same {, такий рейс уже є} busy {, водій зайнятий} other {}}',
    en: '{date}{mark, select, same {, the same trip is there} busy {, the driver is busy} other {}}',
  },
  'parendar.repeat.same': { ua: 'такий рейс уже є', en: 'the same trip is there already' },
  'parendar.repeat.busy': { ua: 'водій зайнятий', en: 'the driver is busy' },
  'parendar.repeat.checking': { ua: 'Дивимося, які дні вільні…', en: 'Looking which days are free…' },
  'parendar.repeat.unchecked': {
    ua: 'Не вдалося перевірити, чи вільний водій. Повторити рейс можна й так.',
    en: 'We could not check whether the driver is free. You can repeat the trip even so.',
  },
  'parendar.repeat.passengers': {
    ua: '{people, select, 0 {Разом із посилками ({parcels})} other {Разом із пасажирами ({people}){parcels, select, 0 {} other { й посилками ({parcels})}}}}',
    en: '{people, select, 0 {With the parcels ({parcels})} other {With the passengers ({people}){parcels, select, 0 {} other { and the parcels ({parcels})}}}}',
  },
  'parendar.repeat.summary': {
    ua: '{count, plural, =0 {Оберіть хоча б один день} one {Буде # рейс о {time}: {dates}} few {Буде # рейси о {time}: {dates}} many {Буде # рейсів о {time}: {dates}} other {Буде # рейсу о {time}: {dates}}}',
    en: '{count, plural, =0 {Choose a day at least} one {# trip at {time}: {dates}} other {# trips at {time}: {dates}}}',
  },
  'parendar.repeat.overlap': {
    ua: '{date}: {driver} має ще рейс о {time}, {way}',
    en: '{date}: {driver} has another trip at {time}, {way}',
  },
  'parendar.repeat.make': {
    ua: '{count, plural, =0 {Створити рейси} one {Створити # рейс} few {Створити # рейси} many {Створити # рейсів} other {Створити # рейсу}}',
    en: '{count, plural, =0 {Make the trips} one {Make # trip} other {Make # trips}}',
  },
  'parendar.repeat.edit': { ua: 'Спершу змінити', en: 'Edit first' },
  'parendar.repeat.progress': { ua: 'Створено {made} з {count}', en: '{made} of {count} made' },
  'parendar.repeat.missing': {
    ua: '{made, plural, =0 {Жодного рейсу ще не створено.} one {# рейс створено.} few {# рейси створено.} many {# рейсів створено.} other {# рейсу створено.}} Лишилися дні: {dates}.',
    en: '{made, plural, =0 {No trip is made yet.} one {# trip is made.} other {# trips are made.}} Days that are missing: {dates}.',
  },
  'parendar.repeat.goOn': { ua: 'Створити решту', en: 'Make the rest' },
  'parendar.repeat.done': {
    ua: '{count, plural, one {# рейс створено} few {# рейси створено} many {# рейсів створено} other {# рейсу створено}}',
    en: '{count, plural, one {# trip made} other {# trips made}}',
  },
  'parendar.repeat.undo': { ua: 'Скасувати', en: 'Undo' },
  'parendar.repeat.undoing': { ua: 'Видаляємо створені рейси…', en: 'Deleting the trips…' },
  'parendar.repeat.undone': { ua: 'Створені рейси видалено', en: 'The trips are deleted' },
  'parendar.repeat.changed': {
    ua: 'Лишилися рейси, які вже хтось змінив: {dates}',
    en: 'Trips that somebody has changed by now are still there: {dates}',
  },
  'parendar.repeat.left': { ua: 'Не видалено: {dates}. {why}', en: 'Not deleted: {dates}. {why}' },
} as const satisfies Text;
