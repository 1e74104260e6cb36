import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** By their tags, because axe leaves those of WCAG 2.2 out unless they are asked for. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks for every accessibility fault that axe knows, in the page or in a part of it: in the light theme for all, and in the
 * dark one for its colours.
 * @param state the state of the page, for the report
 */
export async function expectNoFaults(page: Page, state: string, part = 'html'): Promise<void> {
  const axe = () => new AxeBuilder({ page }).include(part);
  await transitionsAreOver(page);
  expect(await faultsOf(axe().withTags(RULES)), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await transitionsAreOver(page);
  expect(await faultsOf(axe().withRules(['color-contrast'])), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A colour on its way from one theme to the other has contrast with neither. */
async function transitionsAreOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (transitions.length === 0) return;
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });
}

/** From now on the page's text is as large as who needs it sets it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
}

/** The page is no wider than the screen, and no box hides a part of its words at its side. */
export async function expectNothingCut(page: Page, state: string): Promise<void> {
  const cut = await page.evaluate(() => {
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
    return [...wide, ...boxes.map((element) => element.outerHTML.slice(0, 160))];
  });
  expect(cut, state).toEqual([]);
}

/** Nothing moves by itself, for who asked for that. */
export async function expectNothingMoves(page: Page, state: string): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
  await expect.poll(moving, state).toEqual([]);
}

/** Goes through everything that the keyboard reaches, and sees that each shows where the focus is. */
export async function expectVisibleFocus(page: Page, state: string): Promise<void> {
  const seen: string[] = [];
  const faint: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const isNew = element.dataset.reached === undefined;
      element.dataset.reached = '';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const shows =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 1 && height > 1;
      return { isNew, shows, html: element.outerHTML.slice(0, 160) };
    });
    if (!focused?.isNew) break;
    seen.push(focused.html);
    if (!focused.shows) faint.push(focused.html);
  }
  expect(seen.length, state).toBeGreaterThan(2);
  expect(faint, state).toEqual([]);
}
