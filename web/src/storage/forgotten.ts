/** Its coming in local storage tells the other tabs that all of it was forgotten; in this one an event of this name does. */
export const FORGOTTEN = 'parclub.forgotten';

/** When this tab forgot it all, what was typed on a page that stays goes, too. @returns what ends that */
export function onForgottenHere(startAnew: () => void): () => void {
  window.addEventListener(FORGOTTEN, startAnew);
  return () => window.removeEventListener(FORGOTTEN, startAnew);
}
