/**
 * Gives the focus to an element where it was lost, because what had it was locked or is gone; not where the person has
 * gone on elsewhere.
 * @param find called as soon as everything is in its place again
 */
export function focusAgain(find: () => Element | null): void {
  setTimeout(() => {
    const element = find();
    if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
  });
}
