import axe, { type RunOnly } from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { commands, userEvent } from 'vitest/browser';

/** By their tags, because axe leaves those of WCAG 2.2 out unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Where room is scarce: what it is called, the width in pixels, and whether text is of twice its size. What fits there fits
 * a phone of 390 px.
 */
export const NARROW = [
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
 * Looks for every accessibility fault that axe knows, in the page or in the elements of a CSS selector: in the light theme
 * for all, and in the dark one for its colours.
 * @param state the state of the page, for the report
 */
export async function expectNoFaults(state: string, part = 'html'): Promise<void> {
  expect(await faultsOf(part, { type: 'tag', values: RULES }), state).toEqual([]);
  await commands.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(part, { type: 'rule', values: ['color-contrast'] }), `${state}, dark`).toEqual([]);
  await commands.emulateMedia({ colorScheme: null });
}

async function faultsOf(part: string, runOnly: RunOnly): Promise<string[]> {
  await transitionsAreOver();
  const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Waits until a frame was drawn in which nothing is on its way: what inherits a colour or a size may set out for it when
 * its parent has arrived. A colour on its way to another one is no fault, and what grows moves what is to be pressed.
 */
async function transitionsAreOver(): Promise<void> {
  for (;;) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }
}

/** From now on, until the test is over, the page's text is as large as who needs it sets it. */
export async function enlargeText(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = 'html { font-size: 200% !important }';
  document.head.append(style);
  onTestFinished(async () => {
    style.remove();
    await transitionsAreOver();
  });
  await transitionsAreOver();
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

/** Words of an element that stand on two lines, other than at a hyphen. */
export function brokenWords(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || element.getBoundingClientRect().width <= 1) return [];
    return [...node.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // A capital first letter is a box of its own, on the same line.
      const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
      return Math.max(...bottoms) - Math.min(...bottoms) > 10 ? [word] : [];
    });
  });
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

/** Goes through everything that the keyboard reaches, and sees that each shows where the focus is, all around it. */
export async function expectVisibleFocus(state: string): Promise<void> {
  const reached = new Set<Element>();
  const faint: string[] = [];
  window.focus();
  let last = document.activeElement;
  let isRound = false;
  // Each key looks at what the one before has reached: keys that are sent one by one take several times as long.
  const look = () => {
    const focused = document.activeElement;
    // A box for a date has stops of its own.
    if (isRound || focused === last) return;
    last = focused;
    isRound = !(focused instanceof HTMLElement) || focused === document.body || reached.has(focused);
    if (isRound || !focused) return;
    reached.add(focused);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { width, height } = focused.getBoundingClientRect();
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!isOutlined || width <= 1 || height <= 1) faint.push(opening(focused));
    const clipping = clippingRing(focused as HTMLElement);
    if (clipping) faint.push(`${opening(focused)} is clipped by ${opening(clipping)}`);
  };
  addEventListener('keydown', look, { capture: true });
  while (!isRound && reached.size < 60) {
    await userEvent.keyboard('{Tab}'.repeat(10));
    look();
  }
  removeEventListener('keydown', look, { capture: true });
  expect(reached.size, state).toBeGreaterThan(2);
  expect(faint, state).toEqual([]);
}

/** What hides a side of an element's focus ring: a box around it that scrolls or cuts, or null. */
function clippingRing(element: HTMLElement): Element | null {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const own = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const outer = box.getBoundingClientRect();
    const [top, left] = [outer.top + box.clientTop, outer.left + box.clientLeft];
    const cutsX = overflowX !== 'visible';
    const cutsY = overflowY !== 'visible';
    // Half a pixel is a matter of rounding.
    const isCut =
      (cutsX && (own.left - reach < left - 0.5 || own.right + reach > left + box.clientWidth + 0.5)) ||
      (cutsY && (own.top - reach < top - 0.5 || own.bottom + reach > top + box.clientHeight + 0.5));
    if (isCut && !element.matches('[data-map], [data-map] *')) return box;
    if (position === 'fixed') return null;
  }
  return null;
}

const opening = (element: Element) => element.outerHTML.slice(0, 160);
