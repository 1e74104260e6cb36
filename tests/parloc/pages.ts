import { expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { driverText } from '../../web/src/features/parloc/driver.text.ts';
import { parlocText } from '../../web/src/features/parloc/parloc.text.ts';
import { type Language, openApp, wordsOf } from '../kit/components/app.tsx';

/** What component tests of the drivers' and the clients' pages share. */
const texts = { ...parlocText, ...driverText };
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
