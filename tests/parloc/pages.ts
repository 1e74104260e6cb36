import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clientText } from '../../web/src/features/parloc/client.text.ts';
import { driverText } from '../../web/src/features/parloc/driver.text.ts';
import { parlocText } from '../../web/src/features/parloc/parloc.text.ts';
import { type Language, openApp, signInOwn, wordsOf } from '../kit/components/app.tsx';
import { NAME, type SeededPlace } from './places.ts';

/** What component tests of the drivers' and the clients' pages share. */
const texts = { ...clientText, ...parlocText, ...driverText };
export const say = wordsOf(texts, 'ua');
export const sayInEnglish = wordsOf(texts, 'en');

/** Opens the page of a driver's link. */
export function openDriver(phone: string, options?: { language?: Language }): Promise<void> {
  return openApp(`/parloc/driver/${phone.slice(1)}`, options);
}

/** Counts the page's listeners from now on; `until` waits for how many there are. */
export async function countListeners(): Promise<{ until: (count: number) => Promise<void> }> {
  await commands.beginCounting();
  return {
    until: (count) =>
      expect.poll(async () => (await commands.countTargets()).open, { message: 'listeners' }).toBe(count),
  };
}

/** Shares places until the page shows one: from then on the database tells the page of each change. */
export async function untilLive(phone: string, place: SeededPlace = {}): Promise<void> {
  let accuracy = 100;
  const share = async () => {
    accuracy += 1;
    await commands.changeDriver(phone, 'share', { ...place, accuracy });
    return document.body.textContent;
  };
  await expect.poll(share).toMatch(/точність 1\d\d м/);
}

/** Holds back what the page asks for from now on, the database's SDK left out. @returns what lets it through */
export function holdFetches(): () => void {
  const gate = Promise.withResolvers<void>();
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    await gate.promise;
    return fetch(...asked);
  });
  return gate.resolve;
}

/** Opens the page of a driver who is signed in and has filled in the settings some time ago. @returns the phone */
export async function openReadyDriver(place: SeededPlace | null = null): Promise<string> {
  const uid = await signInOwn(NAME);
  const phone = await commands.seedDriver(place, { uid });
  await openApp('/parloc/app');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(NAME);
  return phone;
}

/** Waits until the stored item of a phone is so. */
export function expectItem(phone: string, fields: Record<string, unknown>): Promise<void> {
  return expect.poll(() => commands.readItem(phone)).toMatchObject(fields);
}

/** From now on the device tells that it is there. */
export async function standAt(place: { latitude: number; longitude: number }): Promise<void> {
  await commands.grantPermissions(['geolocation']);
  await commands.setGeolocation({ ...place, accuracy: 8 });
}

/** Matches a text with the time of a moment, after which the page writes its day where that is not today. */
export function withTime(words: typeof say, id: Parameters<typeof say>[0], moment: number): RegExp {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new RegExp(words(id, { time: new Intl.DateTimeFormat('uk', options).format(moment) }));
}

/** Each with its words. */
export const LANGUAGES = [
  { language: 'ua', words: say },
  { language: 'en', words: sayInEnglish },
] as const;
