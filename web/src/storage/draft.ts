/** What the name of each begins with in the browser's storage. */
export const PREFIX = 'draft.';

/**
 * What a person has typed and not yet sent. It lives as long as the tab, so that a reload loses nothing and a
 * shared computer keeps nothing.
 */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Storage is blocked or full: the text is still in the box.
  }
}
