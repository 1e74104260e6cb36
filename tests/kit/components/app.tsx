import { GoogleAuthProvider, signInWithCredential, signOut } from 'firebase/auth';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { googleIdToken } from '../../../local/sample/people.ts';
import { App } from '../../../web/src/app/app.tsx';
import { driverKind } from '../../../web/src/app/driver-kind.ts';
import { LinkApp } from '../../../web/src/app/link-app.tsx';
import { auth } from '../../../web/src/firebase/auth.ts';
import { takeLanguage } from '../../../web/src/intl/taken-language.ts';
import type { Text } from '../../../web/src/intl/text.ts';
import { takeToast } from '../toast-log.ts';

export type Language = 'ua' | 'en';

/** Opens a page of the app, in the browser of somebody who chose a language, or none. */
export async function openApp(path: string, { language }: { language?: Language } = {}): Promise<void> {
  if (language) localStorage.setItem('app_locale', language);
  history.replaceState(null, '', path);
  await render(documentAt(path));
}

/** Leaves the page and opens it again, as a reload does but for what modules keep in memory. */
export async function openAgain(): Promise<void> {
  await cleanup();
  await render(documentAt(location.pathname));
}

/** The page of a driver's link is a document of its own; here it draws itself, as on the dev server. */
function documentAt(path: string): ReactNode {
  const id = driverKind.idOf(path);
  if (id === null) return <App />;
  return (
    <LinkApp of={driverKind} key={path} id={id} view={null} {...takeLanguage(null)} onSettled={() => {}} />
  );
}

let accounts = 0;

/** An e-mail address that nobody else has. */
export function ownAddress(): string {
  accounts += 1;
  return `component-${crypto.randomUUID()}-${accounts}@example.com`;
}

/**
 * Signs an account of the test's own in, at the Auth emulator, until the test is over.
 * @returns the uid
 */
export async function signInOwn(name = 'Олена Мельник', email = ownAddress()): Promise<string> {
  const token = googleIdToken({ sub: email, name, email });
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  onTestFinished(async () => {
    await cleanup();
    await signOut(auth);
  });
  return user.uid;
}

/** Lets the test read and write the browser's clipboard, and nobody else meanwhile. */
export async function holdClipboard(): Promise<void> {
  await commands.takeClipboard();
  onTestFinished(commands.giveClipboardBack);
  await commands.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** The words of catalogues in a language: `wordsOf(parexText, 'ua')('parex.columns', { count: 4 })`. */
export function wordsOf<Texts extends Text>(texts: Texts, language: Language) {
  return (id: keyof Texts & string, values: Record<string, string | number> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      texts[id]?.[language] ?? '',
    );
}

/** Waits until a toast with these words has been shown in the present test. Each toast counts once. */
export function toastShown(words: string): Promise<void> {
  return expect.poll(() => takeToast(words), { message: `toast: ${words}` }).toBe(true);
}

/** The toasts that are shown, or those with certain words. */
export function toasts(words?: string | RegExp): Locator {
  const all = page.getByCss('[data-sonner-toast]');
  return words === undefined ? all : all.filter({ hasText: words });
}
