import { expect, test } from '../kit/browser.ts';
import { providerRequests } from '../kit/provider-requests.ts';

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[X-01] title, subtitle, and a box whose placeholder types an example with 2 seats and 15:00', async ({
      page,
      say,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
      await page.goto('/parex');
      await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
      await expect(page.getByText(say('parex.subtitle'))).toBeVisible();
      const example = say('parex.placeholder');
      expect(example).toMatch(/\b2\b/);
      expect(example).toContain('15:00');
      const box = page.getByRole('textbox', { name: say('parex.message') });
      await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
      // A box that is emptied begins anew, at a moment that is known.
      await box.fill('1');
      await expect(box).toHaveAttribute('placeholder', example);
      await box.fill('');
      await expect(box).toHaveAttribute('placeholder', '');
      await page.clock.runFor(5 * 10);
      await expect(box).toHaveAttribute('placeholder', example.slice(0, 5));
      await page.clock.runFor((example.length - 5) * 10);
      await expect(box).toHaveAttribute('placeholder', example);
      await page.clock.runFor(2000 + 5);
      await expect(box).toHaveAttribute('placeholder', example.slice(0, -1));
      await page.clock.runFor((example.length - 1) * 5);
      await expect(box).toHaveAttribute('placeholder', '');
      await page.clock.runFor(500 + 10);
      await expect(box).toHaveAttribute('placeholder', example.slice(0, 1));
    });

    test('[X-02] the columns button shows how many there are', async ({ page, say }) => {
      await page.goto('/parex');
      await expect(page.getByRole('button', { name: say('parex.columns', { count: 4 }) })).toBeVisible();
    });

    test('[X-04] three samples fill the box and stop the placeholder', async ({ page, say }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
      await page.goto('/parex');
      const samples = page.getByRole('region', { name: say('parex.samples') });
      await expect(samples.getByRole('button')).toHaveText([
        say('parex.sample.airport'),
        say('parex.sample.bus'),
        say('parex.sample.parcel'),
      ]);
      await samples.getByRole('button', { name: say('parex.sample.parcel') }).click();
      const box = page.getByRole('textbox');
      await expect(box).toHaveValue(say('parex.sample.parcel.message'));
      await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
      // One that went on would stand elsewhere at most of these moments.
      for (let round = 0; round < 5; round += 1) {
        await page.clock.runFor(900);
        await expect(box).toHaveAttribute('placeholder', say('parex.placeholder'));
      }
    });
  });
}

test.describe('for people who ask for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[X-01] the placeholder stands still', async ({ page, say }) => {
    await page.clock.install();
    await page.goto('/parex');
    const box = page.getByRole('textbox');
    await expect(box).toHaveAttribute('placeholder', say('parex.placeholder'));
    await page.clock.runFor(5000);
    await expect(box).toHaveAttribute('placeholder', say('parex.placeholder'));
  });
});

test.describe('with a clipboard that may be read', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[X-03] the paste button shows only while the box is empty, and pastes', async ({ page, say }) => {
    await page.goto('/parex');
    await page.evaluate(() => navigator.clipboard.writeText('Олена 0671234567'));
    const paste = page.getByRole('button', { name: say('parex.paste') });
    await paste.click();
    await expect(page.getByRole('textbox')).toHaveValue('Олена 0671234567');
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(paste).toHaveCount(0);
    await page.getByRole('textbox').fill('');
    await expect(paste).toBeVisible();
  });

  test('[X-06] a pasted message is cut at 300 characters and the person is told', async ({ page, say }) => {
    await page.goto('/parex');
    await page.evaluate(() => navigator.clipboard.writeText('я'.repeat(450)));
    await page.getByRole('button', { name: say('parex.paste') }).click();
    await expect(page.getByRole('textbox')).toHaveValue('я'.repeat(300));
    await expect(page.getByText('300 / 300')).toBeVisible();
    await expect(page.getByText(say('parex.cut', { limit: 300 }))).toBeVisible();
    await page.getByRole('button', { name: say('parex.sample.bus') }).click();
    await expect(page.getByText(say('parex.cut', { limit: 300 }))).toHaveCount(0);
  });

  test('[X-06] what is pasted into the box by hand is cut as well', async ({ page, say }) => {
    await page.goto('/parex');
    await page.evaluate(() => navigator.clipboard.writeText('я'.repeat(450)));
    await page.getByRole('textbox').press('Control+V');
    await expect(page.getByRole('textbox')).toHaveValue('я'.repeat(300));
    await expect(page.getByText(say('parex.cut', { limit: 300 }))).toBeVisible();
  });

  test('an empty clipboard says so', async ({ page, say }) => {
    await page.goto('/parex');
    await page.evaluate(() => navigator.clipboard.writeText(' '));
    await page.getByRole('button', { name: say('parex.paste') }).click();
    await expect(page.getByText(say('parex.pasteEmpty'))).toBeVisible();
  });
});

test('[X-06] a typed message is cut at 300 characters; the counter counts', async ({ page }) => {
  await page.goto('/parex');
  const box = page.getByRole('textbox');
  await expect(page.getByText('0 / 300')).toBeVisible();
  await box.fill('б'.repeat(299));
  await expect(page.getByText('299 / 300')).toBeVisible();
  await box.press('End');
  await box.pressSequentially('вг');
  await expect(box).toHaveValue(`${'б'.repeat(299)}в`);
  await expect(page.getByText('300 / 300')).toBeVisible();
});

test('[X-06] typing into a full message changes nothing of it', async ({ page }) => {
  await page.goto('/parex');
  const box = page.getByRole('textbox');
  const full = `${'б'.repeat(290)}0671234567`;
  await box.fill(full);
  await box.press('Control+Home');
  await box.pressSequentially('Для Олени');
  await expect(box).toHaveValue(full);
});

test('a sample that takes the place of a text of one’s own can be taken back', async ({ page, say }) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill('Олена, завтра о 15');
  await page.getByRole('button', { name: say('parex.sample.bus') }).click();
  await expect(page.getByRole('textbox')).toHaveValue(say('parex.sample.bus.message'));
  await page.getByRole('button', { name: say('parex.undo') }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Олена, завтра о 15');
});

test('[X-05] submit is disabled for an empty or blank message', async ({ page, say }) => {
  await page.goto('/parex');
  const submit = page.getByRole('button', { name: say('parex.submit'), exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox').fill('  \n ');
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox').fill('Олена');
  await expect(submit).toBeEnabled();
});

test('[X-05] while the model reads, submit is disabled, [X-04] the samples are away, and nothing is asked twice', async ({
  page,
  say,
}, info) => {
  const key = `sk-test-held-${info.testId}-${info.retry}`;
  await page.addInitScript((own) => localStorage.setItem('parclub.openai_api_key', own), key);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/extractRow$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/parex');
  const samples = page.getByRole('region', { name: say('parex.samples'), includeHidden: true });
  await expect(samples).toHaveCount(1);
  await page.getByRole('textbox').fill('Олена 0671234567');
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).dblclick();
  await expect(page.getByRole('button', { name: say('parex.reading') })).toBeDisabled();
  await expect(samples).toHaveCount(0);
  await page.getByRole('textbox').press('Control+Enter');
  await expect(page.getByRole('button', { name: say('parex.columns', { count: 4 }) })).toBeDisabled();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // The page behind the result is there for the eyes alone.
  const behind = page.getByRole('main', { includeHidden: true });
  await expect(behind.getByRole('textbox', { includeHidden: true })).toHaveValue('Олена 0671234567');
  await expect(samples).toHaveCount(0);
  expect(await providerRequests(key)).toHaveLength(1);
});

test('what was typed survives a reload', async ({ page }) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill('Олена, завтра о 15');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Олена, завтра о 15');
});
