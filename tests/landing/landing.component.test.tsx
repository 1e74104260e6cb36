import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  brokenWords,
  enlargeText,
  expectNoFaults,
  expectNothingMoves,
} from '../kit/components/accessibility.ts';
import { openLanding, say, wordsIn } from './landing-page.tsx';

for (const language of ['ua', 'en'] as const) {
  test(`[LN-01] [LN-02] [LN-03] [LN-04] [LN-05] the page says in ${language} what the club is and where the tools are`, async () => {
    const words = wordsIn(language);
    await openLanding(language);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1, name: words('landing.title') });
    await expect.element(title).toBeInViewport();
    await expect.element(main.getByText('Par Club', { exact: true })).toBeInViewport();

    const tools = page.getByRole('region', { name: words('landing.tools') });
    for (const tool of ['parex', 'parloc'] as const)
      await expect
        .element(tools.getByRole('link', { name: words(`landing.${tool}.open`) }))
        .toHaveAttribute('href', `/${tool}`);

    // The calendar can be tried, the mini-CRM cannot.
    const coming = page.getByRole('region', { name: words('landing.coming') });
    await expect.element(coming.getByText(words('landing.parendar.state'))).toBeVisible();
    await expect.element(coming.getByRole('heading', { name: words('landing.parendar.name') })).toBeVisible();
    await expect.element(coming.getByText(words('landing.crm.state'), { exact: true })).toBeVisible();
    await expect.element(coming.getByRole('heading', { name: words('landing.crm.name') })).toBeVisible();
    expect(coming.getByRole('link').elements()).toHaveLength(1);
    await expect
      .element(coming.getByRole('link', { name: words('landing.parendar.open') }))
      .toHaveAttribute('href', '/parendar');

    const benefits = page.getByRole('region', { name: words('landing.benefits') }).getByRole('listitem');
    const all = ['busy', 'workflow', 'simple', 'time', 'today', 'community', 'device'] as const;
    expect(benefits.elements()).toHaveLength(all.length);
    for (const [index, benefit] of all.entries()) {
      const item = benefits.nth(index);
      await expect.element(item.getByRole('heading')).toHaveTextContent(words(`landing.benefit.${benefit}`));
      await expect.element(item.getByText(words(`landing.benefit.${benefit}.text`))).toBeVisible();
    }

    const end = page.getByRole('region', { name: words('landing.end') });
    await expect
      .element(end.getByRole('link', { name: words('landing.try') }))
      .toHaveAttribute('href', '/parex');
    const question = end.getByRole('link', { name: words('landing.ask'), exact: false });
    await expect.element(question).toHaveAttribute('href', expect.stringMatching(/^https:\/\/.+\/chat$/));
    await expect.element(question).toHaveAttribute('target', '_blank');
    await expect.element(question).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });
}

test('[LN-01] the hero’s button scrolls to the products', async () => {
  await openLanding();
  const products = page.getByRole('heading', { name: say('landing.tools') });
  await expect.element(products).not.toBeInViewport();
  await page.getByRole('button', { name: say('landing.toTools') }).click();
  await expect.element(products).toBeInViewport();
  await expect.element(products).toHaveFocus();
});

test('[LN-03] a day of the sample week shows its trips', async () => {
  await openLanding();
  const coming = page.getByRole('region', { name: say('landing.coming') });
  await expect.element(coming.getByText('06:00', { exact: true })).toBeVisible();
  await coming.getByRole('button', { name: /^середа/i }).click();
  await expect.element(coming.getByText(say('landing.week.free'), { exact: true })).toBeVisible();
  await coming.getByRole('button', { name: /^вівторок/i }).click();
  await expect.element(coming.getByText('19:00', { exact: true })).toBeVisible();
});

test('[LN-03] a press in the sample of a driver’s page shows what the dispatcher sees', async () => {
  await openLanding();
  const coming = page.getByRole('region', { name: say('landing.coming') });
  await expect.element(coming.getByText('на борту 2 з 4', { exact: false })).toBeVisible();
  const [, ihor] = coming.getByRole('button', { name: say('landing.trip.aboard') }).all();
  await ihor?.click();
  await expect.element(coming.getByText('на борту 3 з 4', { exact: false })).toBeVisible();
});

test('[LN-01] the page has no accessibility fault', async () => {
  await openLanding();
  await expectNothingMoves('as it opens');
  await expectNoFaults('as it opens');
  await page.getByRole('button', { name: say('landing.sample.evening') }).click();
  await expect.element(page.getByText(say('landing.field.unsaid'))).toBeVisible();
  await expectNothingMoves('with a row that lacks a value');
  await expectNoFaults('with a row that lacks a value');
});

test('[F-U17] with text of twice the size no word of a heading is broken on a phone', async () => {
  await page.viewport(390, 844);
  await enlargeText();
  await openLanding();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...document.querySelectorAll('h1, h2, h3')].flatMap(brokenWords)).toEqual([]);
});

test('[LN-01] at 320 px nothing is cut off to the side, also where the text is twice as large', async () => {
  await page.viewport(320, 640);
  await openLanding();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(overflow()).toBeLessThanOrEqual(0);
  await enlargeText();
  expect(overflow()).toBeLessThanOrEqual(0);
});
