import { parameters } from '#parameters';
import { googleClientId, googleKey, openAiKey } from './registry.ts';
import { storedText } from './stored.ts';

const own = {
  openAi: storedText(openAiKey),
  google: storedText(googleKey),
  googleClientId: storedText(googleClientId),
};

export type KeyName = keyof typeof own;
export const KEY_NAMES = Object.keys(own) as KeyName[];
export type Keys = Readonly<Record<KeyName, string>>;

/** The deployment's keys. None for the language model: it would be public. */
const builtIn: Keys = {
  openAi: '',
  google: parameters.firebase.apiKey,
  googleClientId: parameters.googleClientId,
};

export const NO_KEYS: Keys = { openAi: '', google: '', googleClientId: '' };

export function readOwnKeys(): Keys {
  return Object.fromEntries(KEY_NAMES.map((name) => [name, own[name].read().trim()])) as Keys;
}

/** An empty key is removed. @returns whether the browser has stored all */
export function saveOwnKeys(keys: Keys): boolean {
  return KEY_NAMES.map((name) => own[name].save(keys[name].trim())).every(Boolean);
}

/** The person's own key, else the deployment's; null without either. */
export function readKey(name: KeyName): string | null {
  return readOwnKeys()[name] || builtIn[name] || null;
}

/** The deployment's client comes first: its server can exchange a code of its own client alone. */
export function readCalendarClientId(): string | null {
  return builtIn.googleClientId || readKey('googleClientId');
}

export function hasIdentityKeys(): boolean {
  return readKey('google') !== null && readKey('googleClientId') !== null;
}
