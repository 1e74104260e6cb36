import { describe, expect, it } from 'vitest';
import type { Text } from '../../web/src/intl/text.ts';

const modules = import.meta.glob<Record<string, Text>>('../../web/src/**/*.text.ts', { eager: true });
const texts = Object.assign({}, ...Object.values(modules).flatMap((module) => Object.values(module))) as Text;

type Quote = readonly [row: string, id: string, words: string];

/** What the requirements quote in English, letter for letter, and the ways out that they ask for. */
const ENGLISH: readonly Quote[] = [
  ['CH-04', 'parendar.selector.primary', 'primary'],
  ['CH-07', 'account.signIn.google', 'Sign in with Google'],
  ['CH-07', 'account.signIn.initializing', 'initializing'],
  ['CH-08', 'account.signIn.provider', 'Failed to sign in with Google'],
  ['CH-08', 'account.signIn.other', 'Failed to sign in. Please try again.'],
  ['CH-10', 'account.signIn.no-keys', 'Please configure API keys in settings before signing in.'],
  ['CH-18', 'account.signOut.failed', 'Failed to sign out from Google'],

  ['X-06', 'parex.counter', '{count} / {limit}'],
  ['X-07', 'parex.noColumns', 'No columns. Add at least one column'],
  ['X-09', 'parex.editor.empty', 'no columns'],
  ['X-09', 'parex.editor.addFirst', 'add first column'],
  ['X-09', 'parex.editor.counter', '{count} / {limit}'],
  ['X-13', 'parex.result.column', 'Column {index}'],
  ['X-14', 'parex.result.copy', 'Copy as Excel row'],
  ['X-15', 'parex.result.again', 'New search'],
  ['X-16', 'failure.no-api-key', '{provider} API key is required'],
  ['X-16', 'failure.no-chat-messages', 'Messages array is required and cannot be empty'],
  ['X-16', 'failure.no-message', 'Message is required'],
  ['X-16', 'failure.no-columns', 'Columns array is required and cannot be empty'],
  ['X-17', 'failure.invalid-api-key', 'Invalid {provider} API key. Please check your credentials.'],
  ['X-17', 'failure.provider-rate-limit', '{provider} API rate limit exceeded. Please try again later.'],
  ['X-17', 'failure.provider-error', '{provider} API error: {message}'],
  ['X-17', 'failure.no-response', 'No response from {provider} API. Please check your internet connection.'],

  ['D-03', 'parloc.settings.required', '{label} required'],
  ['D-05', 'parloc.settings.saved', 'Settings saved'],
  ['D-07', 'parloc.share.done.show', 'Location updated'],
  ['D-07', 'parloc.link.copied', 'Link copied'],
  ['D-08', 'parloc.share.noPosition', 'error getting coordinates'],
  [
    'D-08',
    'parloc.share.tryPhone',
    'The device does not know where you are. Turn its location on, step into the open, or try it from another phone.',
  ],
  ['D-10', 'parloc.driver.denied', 'User not authenticated'],
  ['D-10', 'parloc.settings.denied', 'User not authenticated'],

  ['P-05', 'parendar.status.scheduled', 'Scheduled'],
  ['P-05', 'parendar.status.in-progress', 'In Progress'],
  ['P-05', 'parendar.status.completed', 'Completed'],
  ['P-11', 'parendar.form.fillRequired', 'fill required fields'],
  ['P-11', 'parendar.form.required', 'required field'],
  ['P-13', 'parendar.drivers.prompt', 'Enter driver name'],
  ['P-15', 'parendar.rule.no-calendar-id', 'Calendar ID is required'],
  ['P-15', 'failure.no-calendar-id', 'Calendar ID is required'],
  ['P-15', 'parendar.rule.no-event-id', 'Calendar ID and Event ID are required'],
  ['P-15', 'failure.no-event-id', 'Calendar ID and Event ID are required'],
  ['P-15', 'parendar.rule.event-not-found', 'Event with ID {id} not found'],
  ['P-15', 'parendar.rule.no-events-found', 'No events found for calendar: {id}'],
  ['P-15', 'parendar.rule.calendar-exists', 'Calendar with ID {id} already exists'],
  ['P-15', 'parendar.rule.primary-stays', 'Cannot delete primary calendar'],
  ['P-15', 'parendar.rule.calendar-not-found', 'Calendar with ID {id} not found'],
  ['P-15', 'parendar.rule.no-calendar-selected', 'No calendar selected'],
  ['P-16', 'parendar.failed.events', 'Failed to fetch events. Please try again.'],
  ['P-16', 'parendar.failed.calendars', 'Failed to fetch calendars.'],
  ['P-16', 'parendar.failed.save', 'Failed to save trip. Please try again.'],
  ['P-16', 'parendar.failed.delete', 'Failed to delete trip. Please try again.'],
  ['P-16', 'profile', 'Failed to get user profile. Please try again.'],
  ['P-17', 'failure.grant-lost', 'Failed to refresh access token'],
  ['P-17', 'parendar.failed.refresh', 'Something went wrong. Failed to refresh access token'],
  ['P-17', 'failure.invalid-access-token', 'Unauthorized: Invalid access token'],
  ['P-18', 'parendar.rule.demo-not-initialized', 'Calendar Mock Service is not initialized'],
  ['P-19', 'parendar.done.saved', 'Trip saved'],
  ['P-19', 'parendar.done.deleted', 'Trip deleted'],
  ['P-19', 'parendar.done.calendarUpdated', 'Calendar updated'],
  ['P-19', 'parendar.done.eventAdded', 'Event added'],
  ['P-19', 'parendar.done.eventUpdated', 'Event updated'],
  ['P-19', 'parendar.done.eventDeleted', 'Event deleted'],
  ['P-19', 'parendar.done.passengerAdded', 'Passenger added to trip'],
  ['P-20', 'failure.bad-google-client', 'Failed to initialize Google API. Check your API keys.'],
  ['P-20', 'failure.no-google-client', 'Google API keys are not set'],
  ['P-20', 'failure.not-connected', 'No access token available'],
  ['P-20', 'failure.not-signed-in', 'User not signed in'],
  ['P-20', 'parendar.rule.google-not-initialized', 'Google API not initialized'],
];

/** The same in Ukrainian. */
const UKRAINIAN: readonly Quote[] = [
  ['CH-13', 'ui.copied', 'Скопійовано!'],
  ['CH-13', 'ui.copyFailed', 'Не вдалося скопіювати. Спробуйте ще раз.'],

  [
    'D-08',
    'parloc.share.tryPhone',
    'Пристрій не знає, де ви. Увімкніть геолокацію, вийдіть на відкрите місце або спробуйте з іншого телефона.',
  ],
  [
    'D-08',
    'parloc.share.allow',
    'Браузер не має доступу до вашого місцезнаходження. Натисніть значок ліворуч від адреси, дозвольте доступ і спробуйте ще раз — або візьміть телефон.',
  ],
  [
    'D-08',
    'parloc.share.allowOnApple',
    'Браузер не має доступу до вашого місцезнаходження. Натисніть значок біля адреси → Параметри вебсайту та перевірте Параметри → Приватність і безпека → Служби локації. Або візьміть інший телефон.',
  ],
];

describe('the texts that the requirements quote', () => {
  it.each(ENGLISH)('[%s] %s is “%s”', (_row, id, words) => {
    expect(texts[id]?.en).toBe(words);
  });

  it.each(UKRAINIAN)('[%s] %s is «%s»', (_row, id, words) => {
    expect(texts[id]?.ua).toBe(words);
  });

  it('[X-17] in Ukrainian an unreadable answer says that the key’s limit is exhausted', () => {
    expect(texts['failure.unreadable-answer']?.ua).toContain('Ліміт ключа API вичерпано');
  });
});
