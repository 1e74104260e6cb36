/**
 * What a person has typed and not yet sent. It lives as long as the tab, so that a reload loses nothing and a
 * shared computer keeps nothing.
 */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(`draft.${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Whether it was kept. */
export function keepDraft(name: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(`draft.${name}`);
    else sessionStorage.setItem(`draft.${name}`, text);
    return true;
  } catch {
    // Storage is blocked or full: the text is still in the box.
    return false;
  }
}

/** Forgets all whose names begin so. */
export function forgetDrafts(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`draft.${start}`)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: there is nothing to forget.
  }
}
