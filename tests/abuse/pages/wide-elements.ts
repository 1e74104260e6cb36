/** The page and what is in its dialogs, where it has to be scrolled sideways: the beginning of each one's HTML. */
export function wideElements(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter(
      (element) =>
        element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
    .map((element) => element.outerHTML.slice(0, 160));
}
