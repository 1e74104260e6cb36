import { keyNames } from './api-keys.ts';
import { FORGOTTEN } from './forgotten.ts';

/** What everything of ours in the browser's storage begins with; but the language, which is the browser's own. */
const PREFIXES = ['parclub.', 'draft.'];
const LANGUAGE = 'app_locale';
/** A way to Google's consent that has not ended, which holds secrets. */
const SECRET = 'parclub.consent_';

/**
 * What this browser keeps, by the names it has there; drafts are those of this tab. Keys are not among it, nor anything
 * else secret: a file with them would be one more place to lose them.
 */
export function readOwnData(): Record<string, unknown> {
  const all = [...entriesOf(() => localStorage), ...entriesOf(() => sessionStorage)];
  const shown = all.filter(
    ([name]) => (isOurs(name) || name === LANGUAGE) && !keyNames.includes(name) && !name.startsWith(SECRET),
  );
  return Object.fromEntries(shown.map(([name, text]) => [name, parsed(text)]));
}

/** Forgets all that this browser keeps for the person, their keys too, here and in the other tabs. */
export function forgetOwnData(): void {
  forgetAll(() => localStorage);
  forgetAll(() => sessionStorage);
  try {
    localStorage.setItem(FORGOTTEN, new Date().toISOString());
    localStorage.removeItem(FORGOTTEN);
  } catch {
    // Blocked: then the other tabs keep nothing either.
  }
  window.dispatchEvent(new Event(FORGOTTEN));
}

/** When another tab forgot it all, this one does, and starts anew. @returns what ends that */
export function onForgottenElsewhere(startAnew: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== FORGOTTEN || newValue === null) return;
    forgetAll(() => sessionStorage);
    startAnew();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function forgetAll(storage: () => Storage): void {
  for (const [name] of entriesOf(storage)) if (isOurs(name)) storage().removeItem(name);
}

function isOurs(name: string): boolean {
  return PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** Nothing where storage is blocked. */
function entriesOf(storage: () => Storage): [name: string, text: string][] {
  try {
    return Object.entries(storage());
  } catch {
    return [];
  }
}

/** What is kept as JSON is shown as what it says. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
