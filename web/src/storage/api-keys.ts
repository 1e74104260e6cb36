import { parameters } from '#parameters';
import { googleClientId, googleKey, openAiKey } from './registry.ts';
import { storedText } from './stored.ts';

/** The keys that people may set themselves. They leave the browser only when they are used. */
const own = {
  openAi: storedText(openAiKey),
  google: storedText(googleKey),
  googleClientId: storedText(googleClientId),
};

export type KeyName = keyof typeof own;
export type Keys = Readonly<Record<KeyName, string>>;

/** What a deployment brings along. A language-model key is never among it: it would be public. */
const builtIn: Keys = {
  openAi: '',
  google: parameters.firebase.apiKey,
  googleClientId: parameters.googleClientId,
};

/** Nothing set. */
export const NO_KEYS: Keys = { openAi: '', google: '', googleClientId: '' };

/** What the person has set; empty where nothing is. */
export function readOwnKeys(): Keys {
  const read = (name: KeyName) => own[name].read().trim();
  return { openAi: read('openAi'), google: read('google'), googleClientId: read('googleClientId') };
}

/** Stores what was typed; an emptied key is removed. @returns whether the browser has stored it */
export function saveOwnKeys(keys: Keys): boolean {
  const names: KeyName[] = ['openAi', 'google', 'googleClientId'];
  return names.map((name) => own[name].save(keys[name].trim())).every(Boolean);
}

/** The key in use: the person's own, else the built-in one, null when there is neither. */
export function readKey(name: KeyName): string | null {
  return readOwnKeys()[name] || builtIn[name] || null;
}

/**
 * The client that asks for the consent to the calendar. The built-in one comes first: the server can exchange a code of
 * its own client alone.
 */
export function readCalendarClientId(): string | null {
  return builtIn.googleClientId || readKey('googleClientId');
}

/** Whether there is what signing in needs. */
export function hasIdentityKeys(): boolean {
  return readKey('google') !== null && readKey('googleClientId') !== null;
}
