// What runs in a page of the product. It is sent there as text, by `callOf`.

/** Loaded before the page's own scripts, see `phone.ts`. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

/**
 * Runs before the page's own scripts.
 *
 * @param stored what the browser's local storage holds
 * @param ceiling of each wait, in milliseconds
 */
export function prepare(stored: Record<string, string>, ceiling: number): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  TestingLibraryDom.configure({
    asyncUtilTimeout: ceiling,
    // biome-ignore lint/performance/useDomNodeTextContent: only what people see
    getElementError: (problem) => new Error(`${problem}\nThe page says: ${document.body.innerText}`),
  });
  const keep = (complaint: string) => {
    const earlier = JSON.parse(sessionStorage.getItem('test.complaints') ?? '[]') as string[];
    sessionStorage.setItem('test.complaints', JSON.stringify([...earlier, complaint]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(`Unhandled rejection: ${reason}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    keep(words.join(' '));
    error(...words);
  };
}

/** Takes globals, and members of globals, away from a page or a worker. It runs again before each script. */
export function takeAway(features: readonly { name: string; owner?: string }[]): void {
  for (const { name, owner = 'Window' } of features) {
    const global = owner === 'Window' ? globalThis : Reflect.get(globalThis, owner);
    for (const holder of [global, global?.prototype]) if (holder) Reflect.deleteProperty(holder, name);
  }
}

/** Uncaught errors and `console.error` of all the pages that the tab has shown. */
export function complaints(): string[] {
  return JSON.parse(sessionStorage.getItem('test.complaints') ?? '[]');
}

/** The first element of a role and a name, once a click reaches it: enabled, at rest, and covered by nothing. */
export function usable(role: string, name: string): Promise<HTMLElement> {
  return TestingLibraryDom.waitFor(() => {
    const [element] = TestingLibraryDom.queryAllByRole(document.body, role, { name });
    if (!element) throw new Error(`There is no ${role} "${name}".`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    const moves = document
      .getAnimations()
      .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    if (element.matches(':disabled') || moves || !element.contains(onTop))
      throw new Error(`The ${role} "${name}" cannot be used.`);
    return element;
  });
}

/** Waits until the page shows all of the words. */
export async function shown(words: readonly string[]): Promise<void> {
  await TestingLibraryDom.waitFor(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what people see
    const text = document.body.innerText.replace(/\s+/g, ' ');
    const missing = words.filter((each) => !text.includes(each));
    if (missing.length > 0) throw new Error(`The page does not say: ${missing.join(' | ')}.`);
  });
}
