import { readLocal, removeLocal, writeLocal } from './local.ts';
import { PROFILE_KEY } from './signed-in-before.ts';

/** Who signed in here, as Google describes them. Kept in this browser from sign-in to sign-out. */
export interface Profile {
  /** Firebase's id of the person. */
  id: string;
  email: string;
  name: string;
  givenName: string;
  /** Address of a picture; empty for none. */
  picture: string;
  phone?: string;
}

const listeners = new Set<() => void>();

/** The profile of who signed in last and has not signed out; null for nobody. */
export function readProfile(): Profile | null {
  return parseProfile(readRawProfile());
}

export function keepProfile(profile: Profile): void {
  writeLocal(PROFILE_KEY, JSON.stringify(profile));
  for (const listener of listeners) listener();
}

export function forgetProfile(): void {
  removeLocal(PROFILE_KEY);
  for (const listener of listeners) listener();
}

/** The profile as text, which is the same value as long as nothing changes. */
export function readRawProfile(): string | null {
  return readLocal(PROFILE_KEY);
}

/** Null for a text that is no profile of ours. */
export function parseProfile(text: string | null): Profile | null {
  if (text === null) return null;
  try {
    const { id, email, name, givenName, picture, phone }: Partial<Record<keyof Profile, unknown>> =
      JSON.parse(text);
    if (typeof id !== 'string' || id === '') return null;
    const words = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      id,
      email: words(email),
      name: words(name),
      givenName: words(givenName),
      picture: words(picture),
      ...(typeof phone === 'string' && phone !== '' && { phone }),
    };
  } catch {
    return null;
  }
}

/** Calls back when somebody signs in or out, in this tab or another. @returns what ends that */
export function onProfileChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === PROFILE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
