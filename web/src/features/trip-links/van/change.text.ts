import type { Text } from '#intl/text.ts';

/** What the van's page says of changes and of marks that cannot be saved; it comes with that part. */
export const changeText = {
  'trips.van.lost': {
    ua: 'Не вдалося зберегти: {marks}. Скажіть диспетчеру.',
    en: 'Could not be saved: {marks}. Tell your dispatcher.',
  },
  'trips.van.told.coming': { ua: 'Їде за планом', en: 'Comes as planned' },
  'trips.van.changed': { ua: 'Що змінилося', en: 'What has changed' },
  'trips.van.seen': { ua: 'Зрозуміло', en: 'Got it' },
  'trips.van.change.added': {
    ua: '{kind, select, parcel {Нова посилка} other {Новий пасажир}}: {name}',
    en: '{kind, select, parcel {New parcel} other {New passenger}}: {name}',
  },
  'trips.van.change.removed': {
    ua: '{kind, select, parcel {Посилки не буде} other {Не їде}}: {name}',
    en: '{kind, select, parcel {No parcel} other {Not coming}}: {name}',
  },
  'trips.van.change.booking': { ua: 'Змінено: {name}', en: 'Changed: {name}' },
  'trips.van.change.start': { ua: 'Виїзд о {time}', en: 'Start at {time}' },
  'trips.van.change.end': { ua: 'Прибуття о {time}', en: 'Arrival at {time}' },
  'trips.van.change.way': { ua: 'Зупинки: {way}', en: 'Stops: {way}' },
  'trips.van.change.notes': { ua: 'Нові примітки', en: 'New notes' },
} as const satisfies Text;
