import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00 зі Львова до Кракова';

test.beforeEach(async ({ page, say }) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill(MESSAGE);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
});

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[X-13] the result lists every column in order with its value', async ({ page, say }) => {
      const result = page.getByRole('dialog', { name: say('parex.result.title') });
      await expect(result.getByRole('term')).toHaveText(['ПІБ', 'Телефон', 'Дата', 'Час']);
      await expect(result.getByRole('definition')).toHaveText([
        'Олена',
        '+380671234567',
        '2027-11-25',
        '15:00',
      ]);
      await expect(result.getByText(say('parex.result.byModel'))).toBeVisible();
    });

    test('[X-15] a new search clears message and result and starts the placeholder again', async ({
      page,
      say,
    }) => {
      await page.getByRole('button', { name: say('parex.result.again') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const box = page.getByRole('textbox');
      await expect(box).toHaveValue('');
      await expect(page.getByText('0 / 300')).toBeVisible();
      const lengths = new Set<number>();
      await expect
        .poll(async () => lengths.add((await box.getAttribute('placeholder'))?.length ?? 0).size)
        .toBeGreaterThan(3);
      await page.reload();
      await expect(box).toHaveValue('');
    });
  });
}

test('[X-15] closing the result clears message and result too', async ({ page, say }) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui.close') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(page.getByRole('region', { name: say('parex.samples') })).toBeVisible();
});

test('[X-15] a press beside the result, or on a toast, loses nothing', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Копіювати як рядок Excel' }).click();
  await toasts(page).click();
  // A toast stays while the pointer is on it. That it has gone says that the presses have had their time.
  await page.mouse.move(5, 300);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('labels of the model', () => {
  test.use({ openAiKey: 'sk-test-labels' });

  for (const language of ['ua', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('[X-13] a column is labelled in Ukrainian, else in English, else by its number', async ({
        page,
        say,
      }) => {
        const labels = page.getByRole('dialog').getByRole('term');
        await expect(labels.nth(0)).toHaveText('ПІБ');
        await expect(labels.nth(1)).toHaveText(/^[A-Za-z ]+$/);
        await expect(labels.nth(2)).toHaveText(say('parex.result.column', { index: 3 }));
      });
    });
  }
});

test.describe('with a clipboard that may be written', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[X-14] copy puts the row on the clipboard, as text and as a table', async ({ page, say }) => {
    await page.getByRole('button', { name: say('parex.result.copy') }).click();
    await expect(page.getByText(say('ui.copied')).first()).toBeVisible();
    const plain = await page.evaluate(() => navigator.clipboard.readText());
    expect(plain).toBe("Олена\t'+380671234567\t2027-11-25\t15:00");
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('>+380671234567</td>');
  });

  test('a double press on copy copies, and closes nothing', async ({ page }) => {
    const copy = page.getByRole('dialog').locator('#parex-copy');
    await expect(copy).toBeVisible();
    const box = await copy.boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width - 6, box.y + box.height / 2, { delay: 50 });
    await expect(copy).toHaveText('Скопійовано!');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('[CH-13] a copy says so in a toast and for 2 s in the button', async ({ page }) => {
    const copy = page.getByRole('dialog').locator('#parex-copy');
    await expect(copy).toHaveText('Копіювати як рядок Excel');
    await toasterIsThere(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await expect(copy).toHaveText('Скопійовано!');
    await page.clock.runFor(50);
    await expect(toasts(page, 'Скопійовано!')).toBeVisible();
    await page.clock.runFor(1850);
    await expect(copy).toHaveText('Скопійовано!');
    await expect(toasts(page, 'Скопійовано!')).toBeVisible();
    await page.clock.runFor(400);
    await expect(copy).toHaveText('Копіювати як рядок Excel');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('[CH-13] a refused copy says so for 2 s', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  // What a browser does where a policy or the person forbids the clipboard.
  await page.evaluate(() => {
    navigator.clipboard.write = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await toasterIsThere(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Копіювати як рядок Excel' }).click();
  await page.clock.runFor(50);
  const toast = toasts(page, 'Не вдалося скопіювати. Спробуйте ще раз.');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Копіювати як рядок Excel' })).toBeVisible();
  await page.clock.runFor(1850);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});
