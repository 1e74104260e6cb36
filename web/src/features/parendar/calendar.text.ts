import { failuresText } from '#firebase/failures.text.ts';
import type { Text } from '#intl/text.ts';
import { boardText } from './board.text.ts';
import { formsText } from './form/forms.text.ts';
import { tripText } from './trip/trip.text.ts';

/** The calendar of who is signed in. */
export const calendarText = {
  ...failuresText,
  ...formsText,
  ...boardText,
  ...tripText,
  'parendar.app.title': { ua: 'Рейси', en: 'Trips' },

  'parendar.rule.no-calendar-id': { ua: 'Потрібен ідентифікатор календаря', en: 'Calendar ID is required' },
  'parendar.rule.no-event-id': {
    ua: 'Потрібні ідентифікатори календаря й події',
    en: 'Calendar ID and Event ID are required',
  },
  'parendar.rule.no-calendar-selected': { ua: 'Календар не вибрано', en: 'No calendar selected' },
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
  'parendar.rule.calendar-exists': {
    ua: 'Календар з ідентифікатором {id} вже є',
    en: 'Calendar with ID {id} already exists',
  },
  'parendar.rule.primary-stays': {
    ua: 'Основний календар не можна видалити',
    en: 'Cannot delete primary calendar',
  },
  'parendar.demo.notKept': {
    ua: 'Браузер не дає нічого зберегти: зміни в демо зникнуть, щойно ви закриєте або оновите сторінку',
    en: 'The browser does not let us keep anything: changes in the demo are gone when you close or reload the page',
  },
  'parendar.rule.demo-not-initialized': {
    ua: 'Демонстраційний календар ще не готовий',
    en: 'Calendar Mock Service is not initialized',
  },
  'parendar.rule.google-not-initialized': {
    ua: 'Google API ще не запущено',
    en: 'Google API not initialized',
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

  'parendar.consent.denied': {
    ua: 'Ви не дали доступу до календаря, тож рейси нема звідки взяти. Підключіть його, коли надумаєте, або спробуйте демо.',
    en: 'You did not allow access to the calendar, so there are no trips to show. Connect it whenever you like, or try the demo.',
  },
  'parendar.consent.closed': {
    ua: 'Вікно Google закрито, календар не підключено',
    en: 'Google’s window was closed, and the calendar is not connected',
  },
  'parendar.consent.blocked': {
    ua: 'Браузер не дав відкрити вікно Google. Можна підключити календар у цій самій вкладці.',
    en: 'The browser did not let Google’s window open. You can connect the calendar in this tab instead.',
  },
  'parendar.consent.foreign-state': {
    ua: 'Прийшов дозвіл, якого ми не просили, тож ми його не взяли. Підключіть календар ще раз.',
    en: 'A consent came that we had not asked for, so we did not take it. Connect the calendar again.',
  },
  'parendar.consent.no-storage': {
    ua: 'Браузер нічого не зберігає для цього сайту, тож дозвіл не дійшов би назад. Дозвольте збереження або відкрийте сайт в іншому браузері.',
    en: 'The browser keeps nothing for this site, so the consent would not find its way back. Allow that, or open the site in another browser.',
  },
  'parendar.consent.refused': {
    ua: 'Google не зміг дати доступу до календаря. Спробуйте ще раз.',
    en: 'Google could not give access to the calendar. Please try again.',
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
  'parendar.form.noSuchTime': { ua: 'Такої дати чи часу немає', en: 'There is no such date or time' },

  'parendar.sheet.driver': { ua: 'Водій: {name}', en: 'Driver: {name}' },
  'parendar.sheet.noDriver': { ua: 'Водія ще не призначено', en: 'No driver yet' },
  'parendar.sheet.seats': { ua: 'Місця: {taken} з {seats}', en: 'Seats: {taken} of {seats}' },
  'parendar.sheet.passengers': { ua: 'Пасажири:', en: 'Passengers:' },
  'parendar.sheet.noPassengers': { ua: 'Пасажирів ще немає', en: 'No passengers yet' },
  'parendar.sheet.notes': { ua: 'Примітки: {notes}', en: 'Notes: {notes}' },
} as const satisfies Text;
