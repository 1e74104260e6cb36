import type { Text } from '#intl/text.ts';
import { cardText } from './card.text.ts';

/** What a client of a driver reads, also where there is no card to show. */
export const clientText = {
  ...cardText,
  'parloc.client.title': { ua: 'Де зараз водій', en: 'Where the driver is' },
  'parloc.client.titleOf': { ua: '{name} · де зараз водій', en: '{name} · where the driver is' },
  'parloc.client.loading': { ua: 'Шукаємо водія…', en: 'Looking for the driver…' },
  'parloc.client.missing': { ua: 'Зараз місця не видно', en: 'No location is shown now' },
  'parloc.client.missingHint': {
    ua: 'За номером {phone} зараз ніхто не ділиться місцем. Можна подзвонити або написати.',
    en: 'Nobody with the number {phone} shares a location now. You can call or write.',
  },
  'parloc.client.closedHint': {
    ua: 'Час цього посилання минув, водій його відкликав або ще не ділиться місцем. Попросіть у водія нове.',
    en: 'The time of this link is over, the driver has taken it back, or does not share a location yet. Ask the driver for a new one.',
  },
  'parloc.client.appears': {
    ua: 'Щойно водій поділиться місцем, воно з’явиться тут.',
    en: 'As soon as the driver shares a location, it appears here by itself.',
  },
  'parloc.client.wrong': {
    ua: 'У посиланні немає номера телефону',
    en: 'There is no phone number in the link',
  },
  'parloc.client.wrongHint': {
    ua: 'Схоже, посилання скопійовано не повністю. Попросіть водія надіслати його ще раз.',
    en: 'The link may have been copied in part. Ask the driver to send it again.',
  },
  'parloc.client.failed': { ua: 'Не вдалося завантажити', en: 'Could not load' },
  'parloc.client.failedHint': {
    ua: 'Перевірте інтернет. Сторінка спробує сама, щойно з’явиться зв’язок.',
    en: 'Check your connection. The page tries again by itself as soon as you are online.',
  },
  'parloc.client.failedPhone': { ua: 'Телефон водія: {phone}.', en: 'The driver’s number: {phone}.' },
  'parloc.client.retry': { ua: 'Спробувати ще раз', en: 'Try again' },
} as const satisfies Text;
