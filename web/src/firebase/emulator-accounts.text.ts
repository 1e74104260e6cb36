import type { Text } from '#intl/text.ts';

/** Both languages at hand, as nothing of this is in a deployed build. */
export const emulatorAccountsText = {
  title: { ua: 'Оберіть обліковий запис', en: 'Choose an account' },
  description: {
    ua: 'Демопроєкт: замість Google відповідає емулятор на цьому комп’ютері.',
    en: 'A demo project: the emulator on this machine answers in place of Google.',
  },
  samples: { ua: 'Вигадані люди', en: 'Sample people' },
  other: { ua: 'Хтось інший', en: 'Somebody else' },
  name: { ua: 'Ім’я', en: 'Name' },
  email: { ua: 'Електронна пошта', en: 'E-mail' },
  emailHint: {
    ua: 'Пошту, що починається з fail@, провайдер відхиляє.',
    en: 'The provider refuses an e-mail that begins with fail@.',
  },
  close: { ua: 'Закрити', en: 'Close' },
  continue: { ua: 'Продовжити', en: 'Continue' },
} as const satisfies Text;
