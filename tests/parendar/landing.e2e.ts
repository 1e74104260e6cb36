import { parendarText } from '../../web/src/features/parendar/parendar.text.ts';
import { expect, type Language, test } from '../kit/browser.ts';
import { chooseDemo, wordsIn } from './demo-calendar.ts';
import { signInHere } from './own-person.ts';

const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const READ = ['Олена', '+380671234567', '2', '15:40'];

for (const language of ['ua', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = (id: keyof typeof parendarText) => parendarText[id][language];

    test('[P-01] a message becomes a trip as it is typed, and nothing is sent', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') calls.push(request.url());
      });
      await page.goto('/parendar');
      await page.getByRole('textbox', { name: say('parendar.request.message') }).fill(MESSAGE);
      await expect(page.getByRole('heading', { name: say('parendar.landing.tripTitle') })).toBeVisible();
      await expect(page.getByText('Краків', { exact: true })).toBeVisible();
      await expect(page.getByText('Львів', { exact: true })).toBeVisible();
      for (const value of READ)
        await expect(page.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
      expect(calls).toEqual([]);
    });

    test('[P-01] what the message does not say is told', async ({ page }) => {
      await page.goto('/parendar');
      const box = page.getByRole('textbox', { name: say('parendar.request.message') });
      await box.fill('Львів, завтра');
      await expect(page.getByText(say('parendar.landing.unsaid')).first()).toBeVisible();
      await box.fill('ок');
      await expect(page.getByText(say('parendar.landing.nothing'))).toBeVisible();
    });

    test('[P-01] [P-12] after the sign-in the message waits in the new request', async ({ page }, info) => {
      const words = wordsIn(language);
      await chooseDemo(page, info);
      await page.goto('/parendar');
      await page.getByRole('button', { name: say('parendar.landing.sample') }).click();
      const box = page.getByRole('textbox', { name: say('parendar.request.message') });
      await expect(box).toHaveValue(say('parendar.landing.sampleMessage'));
      await page.getByRole('button', { name: say('parendar.landing.signIn') }).click();
      await signInHere(page, info);
      const request = page.getByRole('region', { name: words('parendar.request.title') });
      await expect(request.getByRole('textbox', { name: words('parendar.request.message') })).toHaveValue(
        say('parendar.landing.sampleMessage'),
      );
      await expect(request.getByRole('textbox', { name: words('parendar.request.phone') })).toHaveValue(
        '+380671234567',
      );
    });
  });
}

test('[P-01] the message outlives a reload, and can be cleared', async ({ page }) => {
  await page.goto('/parendar');
  const box = page.getByRole('textbox', { name: 'Повідомлення пасажира' });
  await box.fill(MESSAGE);
  await page.reload();
  await expect(box).toHaveValue(MESSAGE);
  await page.getByRole('button', { name: 'Очистити' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('[P-01] the sign-in is opened from the page, and gives the focus back', async ({ page }) => {
  await page.goto('/parendar');
  const entry = page.getByRole('button', { name: 'Увійти й додати рейс' });
  await entry.click();
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});
