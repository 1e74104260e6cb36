/** As the `ref` of an element that gets the focus when it comes: always the same function, so that it runs only then. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
