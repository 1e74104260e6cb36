import { expect, it } from 'vitest';
import { messengersOf } from './messengers.ts';

it('[L-10] each way to write leads to the number, with the whole text', () => {
  const text = 'Де ви & коли будете? +5 хв';
  const links = Object.fromEntries(
    messengersOf('+380671234567', text).map(({ name, href }) => [name, new URL(href)]),
  );
  expect(links.Viber?.searchParams.get('number')).toBe('+380671234567');
  expect(links.Viber?.searchParams.get('draft')).toBe(text);
  expect(links.Telegram?.href).toMatch(/^https:\/\/t\.me\/\+380671234567\?/);
  expect(links.Telegram?.searchParams.get('text')).toBe(text);
  expect(links.WhatsApp?.href).toMatch(/^https:\/\/wa\.me\/380671234567\?/);
  expect(links.WhatsApp?.searchParams.get('text')).toBe(text);
  expect(links.SMS?.href).toMatch(/^sms:\+380671234567\?/);
  expect(links.SMS?.searchParams.get('body')).toBe(text);
});
