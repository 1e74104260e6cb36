declare global {
  interface Window {
    /** The text of each toast, the oldest first, that has appeared or changed and that no test has asked for. */
    toastLog: string[];
  }
}

/**
 * Writes down each toast of this page from now on: a toast goes away after seconds, and a busy machine looks too late.
 * Runs in the page, so it uses nothing from outside.
 */
export function logToasts(): void {
  window.toastLog = [];
  const texts = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      const text = toast.textContent;
      if (texts.get(toast) !== text) window.toastLog.push(text);
      texts.set(toast, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Takes the first toast with these words from the page's log. @returns whether there was one */
export function takeToast(words: string): boolean {
  const index = window.toastLog.findIndex((text) => text.includes(words));
  if (index >= 0) window.toastLog.splice(index, 1);
  return index >= 0;
}
