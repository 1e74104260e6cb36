import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFaults, expectNothingCut } from '../kit/components/accessibility.ts';
import { toastShown } from '../kit/components/app.tsx';
import { dayIn } from './links-page.ts';
import { openReadyDriver, say } from './pages.ts';

test('[L-02] [L-03] the links have no accessibility fault, and fit a phone of 320 px', async () => {
  await page.viewport(320, 640);
  await openReadyDriver({});
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press(say('parloc.links.new'));
  await page.getByRole('radio', { name: say('parloc.links.end.date') }).click();
  await page.getByLabelText(say('parloc.links.date')).fill(dayIn(-1));
  await press(say('parloc.links.make'));
  await expect.element(page.getByText(say('parloc.links.nameMissing'))).toBeVisible();
  await expectNoFaults('form');
  expectNothingCut('form');
  const long = 'Рейс'.repeat(20);
  await page.getByRole('textbox', { name: say('parloc.links.name') }).fill(long);
  await page.getByRole('radio', { name: say('parloc.links.end.day') }).click();
  await press(say('parloc.links.make'));
  await toastShown(say('parloc.links.made'));
  await expectNoFaults('list');
  expectNothingCut('list');
  await press(`${say('parloc.links.takeBack')}: ${long}`);
  await expectNoFaults('second press');
  expectNothingCut('second press');
  const controls = '[aria-labelledby="parloc-link"] :is(button, label:has(input))';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    expect(control.getBoundingClientRect().height, control.textContent).toBeGreaterThanOrEqual(48);
  }
});
