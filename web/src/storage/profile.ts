import { onChangedElsewhere } from './changes.ts';
import { profile } from './registry.ts';
import { storedText } from './stored.ts';

/** Google's profile of the signed-in person, stored from sign-in to sign-out. */
export interface Profile {
  id: string;
  email: string;
  name: string;
  givenName: string;
  /** An address; '' for none. */
  picture: string;
  phone?: string;
}

const stored = storedText(profile);

let last: { text: string; profile: Profile | null } = { text: '', profile: null };

/** The same object until a change; null for nobody. */
export function readProfile(): Profile | null {
  const text = stored.read();
  if (text !== last.text) last = { text, profile: parsed(text) };
  return last.profile;
}

/** @param next null for nobody */
export function saveProfile(next: Profile | null): void {
  stored.save(next ? JSON.stringify(next) : '');
  // The browser tells the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: profile.key }));
}

function parsed(text: string): Profile | null {
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
