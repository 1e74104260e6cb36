import { onChangedElsewhere } from './changes.ts';
import { profile } from './registry.ts';
import { storedText } from './stored.ts';

/** Google's profile of the signed-in person, stored from sign-in to sign-out. */
export interface Profile {
  /** The uid. */
  id: string;
  email: string;
  name: string;
  givenName: string;
  /** An address; '' for none. */
  picture: string;
  phone?: string;
}

const stored = storedText(profile);

/** Null for nobody. */
export function readProfile(): Profile | null {
  return parseProfile(readRawProfile());
}

/** @param next null for nobody */
export function saveProfile(next: Profile | null): void {
  stored.save(next ? JSON.stringify(next) : '');
  // The browser tells the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: profile.key }));
}

/** Text is the same value until a change; '' for none. */
export function readRawProfile(): string {
  return stored.read();
}

/** Null for any other text. */
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

/** Calls back when a person signs in or out, in any tab. @returns the unsubscribe function */
export function onProfileChange(listener: () => void): () => void {
  return onChangedElsewhere(profile, listener);
}
