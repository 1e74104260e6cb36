import axe from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { commands, userEvent } from 'vitest/browser';

/** By their tags, because axe leaves those of WCAG 2.2 out unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each theme once and each language once: no colour depends on the words, and no word on the colours. */
export const LOOKS = [
  { colorScheme: 'light', language: 'ua' },
  { colorScheme: 'dark', language: 'en' },
] as const;

/** Where room is scarce: what it is called, the width in pixels, and whether text is of twice its size. */
export const NARROW = [
  ['on a phone', 390, false],
  ['at 320 px', 320, false],
  ['with text of twice the size', 390, true],
  ['with text of twice the size on a desktop', 1280, true],
] as const;

/** Sets the theme that the device asks for, until the test is over. */
export async function setColorScheme(colorScheme: 'light' | 'dark'): Promise<void> {
  await commands.emulateMedia({ colorScheme });
  onTestFinished(() => commands.emulateMedia({ colorScheme: null }));
}

/**
 * Looks for every accessibility fault that axe knows, in the page or in the elements of a CSS selector.
 * @param state what the page shows, for the report
 */
export async function expectNoFaults(state: string, part = 'html'): Promise<void> {
  // A colour on its way to another one is no fault.
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await axe.run(part, {
    runOnly: { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  });
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(faults, state).toEqual([]);
}

/** From now on, until the test is over, the page's text is as large as who needs it sets it. */
export function enlargeText(): void {
  const style = document.createElement('style');
  style.textContent = 'html { font-size: 200% !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** The page is no wider than the screen, and no box hides a part of its words at its side. */
export function expectNothingCut(state: string): void {
  const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    // Text boxes scroll by the caret, and a map is larger than the window to it.
    const isSeen =
      element.clientWidth > 1 &&
      !element.closest('input, textarea, select, [data-map]') &&
      element.querySelector(':scope > [data-map]') === null;
    return hides && isSeen && element.scrollWidth > element.clientWidth + 1;
  });
  expect([...wide, ...boxes.map(opening)], state).toEqual([]);
}

/** Nothing moves by itself, for who asked for that. */
export async function expectNothingMoves(state: string): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120));
  await expect.poll(moving, { message: state }).toEqual([]);
}

/** Goes through everything that the keyboard reaches, and sees that each shows where the focus is. */
export async function expectVisibleFocus(state: string): Promise<void> {
  const reached = new Set<Element>();
  const faint: string[] = [];
  window.focus();
  while (reached.size < 60) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || reached.has(focused)) break;
    reached.add(focused);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { width, height } = focused.getBoundingClientRect();
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!isOutlined || width <= 1 || height <= 1) faint.push(opening(focused));
  }
  expect(reached.size, state).toBeGreaterThan(2);
  expect(faint, state).toEqual([]);
}

const opening = (element: Element) => element.outerHTML.slice(0, 160);
