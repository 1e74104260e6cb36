import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFaults, expectNothingCut, LOOKS, setColorScheme } from '../kit/components/accessibility.ts';
import { toastShown } from '../kit/components/app.tsx';
import { dayIn } from './links-page.ts';
import { openReadyDriver, say, sayInEnglish } from './pages.ts';

for (const { colorScheme, language } of LOOKS) {
  test(`[L-02] [L-03] ${colorScheme}, ${language}: the links have no accessibility fault, and fit a phone of 320 px`, async () => {
    await setColorScheme(colorScheme);
    localStorage.setItem('app_locale', language);
    const words = language === 'ua' ? say : sayInEnglish;
    await page.viewport(320, 640);
    await openReadyDriver({});
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press(words('parloc.links.new'));
    await page.getByRole('radio', { name: words('parloc.links.end.date') }).click();
    await page.getByLabelText(words('parloc.links.date')).fill(dayIn(-1));
    await press(words('parloc.links.make'));
    await expect.element(page.getByText(words('parloc.links.nameMissing'))).toBeVisible();
    await expectNoFaults('form');
    expectNothingCut('form');
    const long = 'Рейс'.repeat(20);
    await page.getByRole('textbox', { name: words('parloc.links.name') }).fill(long);
    await page.getByRole('radio', { name: words('parloc.links.end.day') }).click();
    await press(words('parloc.links.make'));
    await toastShown(words('parloc.links.made'));
    await expectNoFaults('list');
    expectNothingCut('list');
    await press(`${words('parloc.links.takeBack')}: ${long}`);
    await expectNoFaults('second press');
    expectNothingCut('second press');
    const controls = '[aria-labelledby="parloc-link"] :is(button, label:has(input))';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      expect(control.getBoundingClientRect().height, control.textContent).toBeGreaterThanOrEqual(48);
    }
  });
}
