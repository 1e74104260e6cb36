import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { expect, type Language, test, toasterIsThere } from '../kit/browser.ts';

const MESSAGE = 'Вітаю, 4 місця на 5 грудня о 19:45 з Чернівців до Варшави. Зоряна, 093 765 00 11';

for (const language of ['ua', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const word = (id: keyof typeof landingText) => landingText[id][language];

    test('[LN-01] the hero names the club, and its button scrolls to the products', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: word('landing.title') })).toBeInViewport();
      await expect(main.getByText('Par Club', { exact: true })).toBeInViewport();
      const products = main.getByRole('heading', { name: word('landing.tools') });
      await expect(products).not.toBeInViewport();
      await main.getByRole('button', { name: word('landing.toTools') }).click();
      await expect(products).toBeInViewport();
      await expect(products).toBeFocused();
    });

    test('[LN-02] the products lead to the tools', async ({ page }) => {
      const products = page.getByRole('region', { name: word('landing.tools') });
      for (const tool of ['parex', 'parloc'] as const) {
        await page.goto('/');
        await products.getByRole('link', { name: word(`landing.${tool}.open`) }).click();
        await expect(page).toHaveURL(`/${tool}`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word('landing.title'));
      }
    });

    test('[LN-02] a changed message is read on the device, and its row lands in the sheet', async ({
      page,
    }) => {
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') posted.push(request.url());
      });
      await page.goto('/');
      const ticket = page.getByRole('region', { name: word('landing.ticket.title') });
      const value = (words: string) => ticket.getByRole('definition').getByText(words, { exact: true });
      await expect(value('06:00')).toBeVisible();
      await ticket.getByRole('textbox', { name: word('landing.ticket.message') }).fill(MESSAGE);
      for (const words of ['Чернівці', 'Варшава', '19:45', '4', 'Зоряна', '+380 93 765 00 11'])
        await expect(value(words)).toBeVisible();
      await expect(value('06:00')).toBeHidden();
      await expect(ticket.locator('mark')).toHaveCount(7);
      // In a thread of its own, which leaves the page free.
      expect(
        page
          .workers()
          .map((thread) => thread.url())
          .join(),
      ).toContain('read-message');
      await expect(page.getByRole('table').getByRole('row').last()).toHaveText('ЗорянаВаршава19:454');
      expect(posted).toEqual([]);
    });

    test('[LN-02] another sample is read too, and what it does not say is told', async ({ page }) => {
      await page.goto('/');
      const ticket = page.getByRole('region', { name: word('landing.ticket.title') });
      await expect(ticket.getByText(word('landing.field.unsaid'))).toBeHidden();
      await ticket.getByRole('button', { name: word('landing.sample.evening') }).click();
      await expect(ticket.getByText('Кишинів', { exact: true })).toBeVisible();
      await expect(ticket.getByText(word('landing.field.unsaid'))).toHaveCount(1);
    });

    test('[LN-03] what is coming is told as it is: the calendar can be tried, the mini-CRM cannot', async ({
      page,
    }) => {
      await page.goto('/');
      const coming = page.getByRole('region', { name: word('landing.coming') });
      await expect(coming.getByText(word('landing.parendar.state'))).toBeVisible();
      await expect(coming.getByRole('heading', { name: word('landing.parendar.name') })).toBeVisible();
      await expect(coming.getByText(word('landing.crm.state'), { exact: true })).toBeVisible();
      await expect(coming.getByRole('heading', { name: word('landing.crm.name') })).toBeVisible();
      await expect(coming.getByRole('link')).toHaveCount(1);
      await coming.getByRole('link', { name: word('landing.parendar.open') }).click();
      await expect(page).toHaveURL('/parendar');
    });

    test('[LN-03] a day of the sample week shows its trips', async ({ page }) => {
      await page.goto('/');
      const coming = page.getByRole('region', { name: word('landing.coming') });
      await expect(coming.getByText('06:00', { exact: true })).toBeVisible();
      await coming.getByRole('button', { name: /^(середа|Wednesday)/i }).click();
      await expect(coming.getByText(word('landing.week.free'), { exact: true })).toBeVisible();
      await coming.getByRole('button', { name: /^(вівторок|Tuesday)/i }).click();
      await expect(coming.getByText('19:00', { exact: true })).toBeVisible();
    });

    test('[LN-04] seven benefits, each with what it means', async ({ page }) => {
      await page.goto('/');
      const benefits = page.getByRole('region', { name: word('landing.benefits') }).getByRole('listitem');
      await expect(benefits).toHaveCount(7);
      const all = ['busy', 'workflow', 'simple', 'time', 'today', 'community', 'device'] as const;
      for (const [index, benefit] of all.entries()) {
        const item = benefits.nth(index);
        await expect(item.getByRole('heading')).toHaveText(word(`landing.benefit.${benefit}`));
        await expect(item).toContainText(word(`landing.benefit.${benefit}.text`));
      }
    });

    test('[LN-05] at the end one tries it now, or asks in the chat', async ({ page }) => {
      await page.goto('/');
      const end = page.getByRole('region', { name: word('landing.end') });
      const ask = end.getByRole('link', { name: word('landing.ask') });
      await expect(ask).toHaveAttribute('href', /^https:\/\/.+\/chat$/);
      await expect(ask).toHaveAttribute('target', '_blank');
      await expect(ask).toHaveAttribute('rel', /noopener/);
      await end.getByRole('link', { name: word('landing.try') }).click();
      await expect(page).toHaveURL('/parex');
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[LN-01] the page has no accessibility fault, in the ${colorScheme} theme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFaults(page);
        await page.getByRole('button', { name: word('landing.sample.evening') }).click();
        await expect(page.getByText(word('landing.field.unsaid'))).toBeVisible();
        await expectNoFaults(page);
      });
    }
  });
}

test('[LN-02] a message of one’s own goes along into the tool', async ({ page }) => {
  await page.goto('/');
  const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
  await ticket.getByRole('textbox').fill(MESSAGE);
  await ticket.getByRole('link', { name: landingText['landing.ticket.open'].ua }).click();
  await expect(page).toHaveURL('/parex');
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
});

test('[LN-02] a message of one’s own outlives a reload, and a sample takes its place', async ({ page }) => {
  await page.goto('/');
  const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
  await ticket.getByRole('textbox').fill(MESSAGE);
  await page.reload();
  await expect(ticket.getByRole('textbox')).toHaveValue(MESSAGE);
  await expect(ticket.getByText('Чернівці', { exact: true })).toBeVisible();
  const sample = ticket.getByRole('button', { name: landingText['landing.sample.seats'].ua });
  await expect(sample).toHaveAttribute('aria-pressed', 'false');
  await sample.click();
  await expect(sample).toHaveAttribute('aria-pressed', 'true');
  await expect(ticket.getByRole('definition').getByText('Оксана', { exact: true })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[LN-02] a reader that does not come is told of, and the message stays', async ({ page, context }) => {
    await page.goto('/');
    await toasterIsThere(page);
    const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
    await context.setOffline(true);
    await ticket.getByRole('textbox').fill(MESSAGE);
    await expect(ticket.getByText(landingText['landing.ticket.failed'].ua)).toBeVisible();
    await expect(ticket.getByRole('textbox')).toHaveValue(MESSAGE);
  });
});

test('[LN-02] the mark moves on the drawn road while it is seen, and stands when it is stopped', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const products = page.getByRole('region', { name: landingText['landing.tools'].ua });
  const stop = products.getByRole('button', { name: landingText['landing.road.pause'].ua });
  const mark = products.locator('svg g');
  await stop.scrollIntoViewIfNeeded();
  await expect(products.getByText(landingText['landing.road.live'].ua, { exact: true })).toBeVisible();
  const start = await mark.getAttribute('style');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await mark.getAttribute('style')).not.toBe(start);
  }).toPass();
  await stop.click();
  await expect(products.getByText(landingText['landing.road.paused'].ua, { exact: true })).toBeVisible();
  const stopped = await mark.getAttribute('style');
  await page.clock.runFor(20_000);
  expect(await mark.getAttribute('style')).toBe(stopped);
});

test.describe('for who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[LN-01] nothing moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const play = page.getByRole('button', { name: landingText['landing.road.play'].ua });
    await play.scrollIntoViewIfNeeded();
    const mark = page.getByRole('main').locator('svg g');
    const start = await mark.getAttribute('style');
    await page.clock.runFor(20_000);
    expect(await mark.getAttribute('style')).toBe(start);
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(running).toBe(0);
    await page.getByRole('button', { name: landingText['landing.toTools'].ua }).click();
    await expect(page.getByRole('heading', { name: landingText['landing.tools'].ua })).toBeInViewport();
  });
});

for (const size of ['100%', '200%'] as const) {
  test(`[LN-01] at 320 px and text of ${size} nothing is cut off to the side`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - window.innerWidth;
    }, size);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
