import { SCOPES } from '../google.ts';

export const TEXTS = {
  uk: {
    title: 'Доступ до вашого облікового запису Google',
    standIn: 'Це місцева заміна Google: справжнього облікового запису тут немає.',
    account: 'Обліковий запис',
    other: 'Інший обліковий запис',
    email: 'Електронна адреса',
    scopes: 'Par Club зможе',
    allow: 'Дозволити',
    deny: 'Відхилити',
    error: 'Доступ заблоковано: запит застосунку недійсний',
    [SCOPES.events]: 'Переглядати та змінювати події в усіх ваших календарях',
    [SCOPES.calendarList]: 'Переглядати список ваших календарів',
  },
  en: {
    title: 'Access to your Google account',
    standIn: 'This is a local stand-in for Google: there is no real account here.',
    account: 'Account',
    other: 'Another account',
    email: 'E-mail address',
    scopes: 'Par Club will be able to',
    allow: 'Allow',
    deny: 'Deny',
    error: 'Access blocked: the app’s request is invalid',
    [SCOPES.events]: 'See and edit events on all your calendars',
    [SCOPES.calendarList]: 'See the list of your calendars',
  },
} as const;
