import { onChangedElsewhere } from './changes.ts';
import { profile } from './registry.ts';
import { storedText } from './stored.ts';

/** The signed-in person, as Google describes them; stored in this browser from sign-in to sign-out. */
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

const stored = storedText(profile);

/** The profile of who signed in last and has not signed out; null for nobody. */
export function readProfile(): Profile | null {
  return parseProfile(readRawProfile());
}

/** @param next null for nobody */
export function saveProfile(next: Profile | null): void {
  stored.save(next ? JSON.stringify(next) : '');
  // Tells this tab as the browser tells the others.
  window.dispatchEvent(new StorageEvent('storage', { key: profile.key }));
}

/** The profile as text, which is the same value as long as nothing changes; '' for none. */
export function readRawProfile(): string {
  return stored.read();
}

/** Null for a text that is not a stored profile. */
export function parseProfile(text: string): Profile | null {
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

/** Calls back when somebody signs in or out, in this tab or another. @returns the unsubscribe function */
export function onProfileChange(listener: () => void): () => void {
  return onChangedElsewhere(profile, listener);
}
