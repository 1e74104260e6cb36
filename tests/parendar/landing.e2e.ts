import { parendarText } from '../../web/src/features/parendar/parendar.text.ts';
import { expect, test } from '../kit/browser.ts';
import { chooseDemo } from './demo-calendar.ts';
import { signInHere } from './own-person.ts';

const MESSAGE = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const READ = ['Олена', '+380 67 123 45 67', '2', '15:40'];

test.describe('in English', () => {
  test.use({ language: 'en' });
  const say = (id: keyof typeof parendarText) => parendarText[id].en;

  test('[P-01] a message becomes a trip as it is typed, nothing is sent, and it outlives a reload', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await page.goto('/parendar');
    const box = page.getByRole('textbox', { name: say('parendar.request.message') });
    await box.fill('ок');
    await expect(page.getByText(say('parendar.landing.nothing'))).toBeVisible();
    await box.fill('Львів, завтра');
    await expect(page.getByText(say('parendar.landing.unsaid')).first()).toBeVisible();
    await box.fill(MESSAGE);
    await expect(page.getByRole('heading', { name: say('parendar.landing.tripTitle') })).toBeVisible();
    await expect(page.getByText('Краків', { exact: true })).toBeVisible();
    await expect(page.getByText('Львів', { exact: true })).toBeVisible();
    for (const value of READ)
      await expect(page.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(MESSAGE);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    expect(calls).toEqual([]);
  });
});

test('[P-01] [P-12] the sign-in gives the focus back, and after it the message is in the box, read', async ({
  page,
}, info) => {
  await chooseDemo(page, info);
  await page.goto('/parendar');
  const entry = page.getByRole('button', { name: 'Увійти й додати рейс' });
  await entry.click();
  await expect(page.getByRole('dialog', { name: 'Вхід' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();

  const sample = parendarText['parendar.landing.sampleMessage'].ua;
  await page.getByRole('button', { name: parendarText['parendar.landing.sample'].ua }).click();
  await expect(page.getByRole('textbox', { name: 'Повідомлення пасажира' })).toHaveValue(sample);
  await page.getByRole('button', { name: parendarText['parendar.landing.signIn'].ua }).click();
  await signInHere(page, info);
  const box = page.getByRole('region', { name: 'Що написали пасажири' });
  await expect(box.getByRole('textbox')).toHaveValue(sample);
  await expect(box.getByRole('link', { name: '+380 67 123 45 67' })).toBeVisible();
});
