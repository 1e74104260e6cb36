import type { Text } from '#intl/text.ts';

/** Where a passenger gets on and off in another trip. */
export const moveText = {
  'parendar.move.title': { ua: 'Рейс там не зупиняється', en: 'The trip does not stop there' },
  'parendar.move.otherWay': { ua: 'Рейс їде у зворотному напрямку', en: 'The trip goes the other way' },
  'parendar.move.what': {
    ua: '{kind, select, parcel {Перенести посилку} other {Пересадити}}: {name}. Рейс {trip}',
    en: 'Move {kind, select, parcel {the parcel: {name}} other {{name}}} into {trip}',
  },
  'parendar.move.pickUp': {
    ua: 'Де {kind, select, parcel {забрати} other {сідає}}',
    en: '{kind, select, parcel {Collect at} other {Gets on at}}',
  },
  'parendar.move.dropOff': {
    ua: 'Де {kind, select, parcel {віддати} other {виходить}}',
    en: '{kind, select, parcel {Hand over at} other {Gets off at}}',
  },
  'parendar.move.keep': { ua: '{place} (поза зупинками)', en: '{place} (not a stop)' },
} as const satisfies Text;
