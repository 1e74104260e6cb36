import { parameters } from '#parameters';
import { readLocal, removeLocal, writeLocal } from './local.ts';

/** The keys that people may set themselves, and where they are kept. They never leave the browser but in use. */
const STORAGE_KEYS = {
  openAi: 'parclub.openai_api_key',
  google: 'parclub.google_api_key',
  googleClientId: 'parclub.google_client_id',
} as const;

export type KeyName = keyof typeof STORAGE_KEYS;
export type Keys = Readonly<Record<KeyName, string>>;

/** What the keys are called in the browser's storage. */
export const keyNames: readonly string[] = Object.values(STORAGE_KEYS);

const names: readonly KeyName[] = ['openAi', 'google', 'googleClientId'];

/** What a deployment brings along. A language-model key is never among it: it would be public. */
const builtIn: Keys = {
  openAi: '',
  google: parameters.firebase.apiKey,
  googleClientId: parameters.googleClientId,
};

/** What the person has set; empty where nothing is. */
export function readOwnKeys(): Keys {
  const own = (name: KeyName) => readLocal(STORAGE_KEYS[name])?.trim() ?? '';
  return { openAi: own('openAi'), google: own('google'), googleClientId: own('googleClientId') };
}

/** Keeps what was typed; an emptied one is removed. @returns whether the browser kept it */
export function keepOwnKeys(keys: Keys): boolean {
  return names
    .map((name) => {
      const value = keys[name].trim();
      if (value !== '') return writeLocal(STORAGE_KEYS[name], value);
      removeLocal(STORAGE_KEYS[name]);
      return true;
    })
    .every(Boolean);
}

/** The key in use: the person's own, else the built-in one, null when there is neither. */
export function readKey(name: KeyName): string | null {
  return readOwnKeys()[name] || builtIn[name] || null;
}

/** The person's own language-model key, null when none is set. */
export function readOpenAiKey(): string | null {
  return readKey('openAi');
}

/** Whether there is what signing in needs. */
export function hasIdentityKeys(): boolean {
  return readKey('google') !== null && readKey('googleClientId') !== null;
}
