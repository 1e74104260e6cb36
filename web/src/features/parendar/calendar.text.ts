import { failuresText } from '#failures/failures.text.ts';
import type { Text } from '#intl/text.ts';
import { boxText } from './box/box.text.ts';
import { connectionText } from './connection/connection.text.ts';
import { driversText } from './drivers/drivers.text.ts';
import { passengerText } from './passenger/passenger.text.ts';
import { requestText } from './request/request.text.ts';
import { requestFormText } from './request/request-form.text.ts';
import { searchText } from './search/search.text.ts';
import { sheetText } from './sheet/sheet.text.ts';
import { tableText } from './table/table.text.ts';
import { tripText } from './trip/trip.text.ts';
import { weekText } from './week/week.text.ts';

/** The calendar of who is signed in. Each room has its own words; these are for several. */
export const calendarText = {
  ...failuresText,
  ...connectionText,
  ...boxText,
  ...weekText,
  ...tripText,
  ...requestText,
  ...requestFormText,
  ...passengerText,
  ...driversText,
  ...sheetText,
  ...tableText,
  ...searchText,
  'parendar.app.title': { ua: 'Рейси', en: 'Trips' },
  'parendar.noCalendar.hint': {
    ua: 'У вашому обліковому записі Google немає жодного календаря. Створіть його в Google Календарі й оновіть сторінку.',
    en: 'Your Google account has no calendar. Make one in Google Calendar and reload the page.',
  },
  'parendar.tools.label': { ua: 'Інші дії', en: 'More to do' },
  'parendar.tools.request': { ua: 'Заявка', en: 'Request' },
  'parendar.tools.passenger': { ua: 'Пасажир', en: 'Passenger' },

  'parendar.retry': { ua: 'Спробувати ще раз', en: 'Try again' },
  'parendar.cancel': { ua: 'Скасувати', en: 'Cancel' },

  'parendar.rule.no-calendar-id': { ua: 'Потрібен ідентифікатор календаря', en: 'Calendar ID is required' },
  'parendar.rule.no-event-id': {
    ua: 'Потрібні ідентифікатори календаря й події',
    en: 'Calendar ID and Event ID are required',
  },
  'parendar.rule.no-calendar-selected': { ua: 'Календар не обрано', en: 'No calendar selected' },
  'parendar.rule.calendar-not-found': {
    ua: 'Календаря з ідентифікатором {id} не знайдено',
    en: 'Calendar with ID {id} not found',
  },
  'parendar.rule.no-events-found': {
    ua: 'Подій календаря {id} не знайдено',
    en: 'No events found for calendar: {id}',
  },
  'parendar.rule.event-not-found': {
    ua: 'Події з ідентифікатором {id} не знайдено: мабуть, її вже видалили',
    en: 'Event with ID {id} not found',
  },
  'parendar.rule.booking-gone': {
    ua: '{id}: у рейсі вже немає, викреслив хтось інший.',
    en: '{id}: no longer in the trip, somebody else has struck them out.',
  },
  'parendar.rule.half-moved': {
    ua: '{id}: тепер в обох рейсах, з попереднього не викреслено.',
    en: '{id} is in both trips now, not struck out of the one before.',
  },
  'parendar.rule.calendar-exists': {
    ua: 'Календар з ідентифікатором {id} вже є',
    en: 'Calendar with ID {id} already exists',
  },
  'parendar.rule.primary-stays': {
    ua: 'Основний календар не можна видалити',
    en: 'Cannot delete primary calendar',
  },
  'parendar.rule.demo-not-initialized': {
    ua: 'Демонстраційний календар ще не готовий',
    en: 'Calendar Mock Service is not initialized',
  },
  'parendar.rule.google-not-initialized': {
    ua: 'Google API ще не запущено',
    en: 'Google API not initialized',
  },

  'parendar.demo.notKept': {
    ua: 'Браузер не дає нічого зберегти: зміни в демо зникнуть, щойно ви закриєте або оновите сторінку',
    en: 'The browser does not let us keep anything: changes in the demo are gone when you close or reload the page',
  },

  'parendar.failed.events': {
    ua: 'Не вдалося завантажити рейси. Спробуйте ще раз.',
    en: 'Failed to fetch events. Please try again.',
  },
  'parendar.failed.calendars': { ua: 'Не вдалося завантажити календарі.', en: 'Failed to fetch calendars.' },
  'parendar.failed.save': {
    ua: 'Не вдалося зберегти рейс. Спробуйте ще раз.',
    en: 'Failed to save trip. Please try again.',
  },
  'parendar.failed.delete': {
    ua: 'Не вдалося видалити рейс. Спробуйте ще раз.',
    en: 'Failed to delete trip. Please try again.',
  },
  'parendar.failed.refresh': {
    ua: 'Щось пішло не так. Не вдалося поновити доступ до календаря',
    en: 'Something went wrong. Failed to refresh access token',
  },

  'parendar.done.saved': { ua: 'Рейс збережено', en: 'Trip saved' },
  'parendar.done.deleted': { ua: 'Рейс видалено', en: 'Trip deleted' },
  'parendar.done.calendarUpdated': { ua: 'Календар оновлено', en: 'Calendar updated' },
  'parendar.done.eventAdded': { ua: 'Подію додано', en: 'Event added' },
  'parendar.done.eventUpdated': { ua: 'Подію оновлено', en: 'Event updated' },
  'parendar.done.eventDeleted': { ua: 'Подію видалено', en: 'Event deleted' },
  'parendar.done.passengerAdded': { ua: 'Пасажира додано до рейсу', en: 'Passenger added to trip' },

  'parendar.form.fillRequired': { ua: 'Заповніть обов’язкові поля', en: 'fill required fields' },
  'parendar.form.required': { ua: 'Обов’язкове поле', en: 'required field' },
  'parendar.form.seats': {
    ua: 'Кількість місць — число від 1 до {most}',
    en: 'The number of seats is from 1 to {most}',
  },
  'parendar.form.arrival': {
    ua: 'Прибуття має бути після початку, не пізніше ніж за 7 днів',
    en: 'The arrival is after the start, and 7 days later at most',
  },
  'parendar.form.stops': {
    ua: 'Час зупинки — не пізніше ніж за 7 днів після початку',
    en: 'A stop is 7 days after the start at most',
  },
  'parendar.form.price': {
    ua: 'Напишіть ціну числом, наприклад 1200 або 50 €',
    en: 'Write the price as a number, such as 1200 or 50 €',
  },
  'parendar.form.noSuchTime': { ua: 'Такої дати чи часу немає', en: 'There is no such date or time' },
} as const satisfies Text;
