import '@fontsource-variable/onest/index.css';
import '../../../web/src/ui/base.css';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearStorage } from '../../../web/src/storage/clean-up.ts';
import { SLOW_DATABASE } from '../complaints.ts';
import { logToasts } from '../toast-log.ts';

/** A desktop, as the browser tests have it. */
const VIEWPORT = { width: 1280, height: 720 } as const;

let expected = /^$/;
let complaints: string[] = [];

/** Lets the present test provoke such complaints in the console; any other fails it. */
export function expectComplaints(pattern: RegExp): void {
  expected = pattern;
}

/** By a CSS selector: for what has no role and no words. */
locators.extend({ getByCss: (selector: string) => `css=${selector}` });
declare module 'vitest/browser' {
  interface LocatorSelectors {
    getByCss: (selector: string) => Locator;
  }
}

logToasts();

beforeEach(async () => {
  expected = /^$/;
  complaints = [];
  window.toastLog = [];
  // The page of the test before would go on writing to storage.
  await cleanup();
  clearStorage();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    const text = said.map(String).join(' ');
    if (!expected.test(text) && !SLOW_DATABASE.test(text)) complaints.push(text);
  });
  await page.viewport(VIEWPORT.width, VIEWPORT.height);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Else the next page would show what is left of them.
  toast.dismiss();
  expect(complaints, 'complaints in the console').toEqual([]);
});
