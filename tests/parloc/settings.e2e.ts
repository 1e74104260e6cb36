import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { asVisitor, itemOf, phoneOf } from './driver-page.ts';

const FIELDS = ['Ім’я', 'Телефон', 'Авто'];

test('[D-04] [CH-19] a profile with a phone prefills it; without a profile the form is empty', async ({
  page,
}, info) => {
  await openAsNewDriver(page, ownName(info), 'Петро Шевчук');
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('parclub.profile') ?? '');
    localStorage.setItem('parclub.profile', JSON.stringify({ ...profile, phone: '+380671234567' }));
  });
  await page.goto('/parloc/app?settings');
  const values = ['Петро Шевчук', '+380671234567', ''];
  for (const [index, name] of FIELDS.entries())
    await expect(page.getByRole('textbox', { name })).toHaveValue(`${values[index]}`);

  await page.getByRole('button', { name: 'Скасувати' }).click();
  await page.evaluate(() => localStorage.removeItem('parclub.profile'));
  await page.getByRole('button', { name: 'Заповнити' }).click();
  for (const name of FIELDS) await expect(page.getByRole('textbox', { name })).toHaveValue('');
});

test.describe('in English, whom the database no longer knows', () => {
  test.use({ language: 'en', expectedComplaints: /permission-denied|Failed to load resource/ });

  test('[D-10] a driver who saves is told, and what was typed stays', async ({ page }, info) => {
    const { typed, stored } = phoneOf(info);
    await openAsNewDriver(page, ownName(info));
    await asVisitor(page, 'Write');
    await page.goto('/parloc/app?settings');
    await page.getByRole('textbox', { name: 'Phone' }).fill(typed);
    await page.getByRole('textbox', { name: 'Car' }).fill('Sprinter');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(/^User not authenticated$/);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Іван Коваль');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(typed);
    await expect(page.getByRole('textbox', { name: 'Car' })).toHaveValue('Sprinter');
    expect(await itemOf(stored)).toBeUndefined();
  });

  test('[D-10] a driver whose item is looked up is told', async ({ page }, info) => {
    await openAsNewDriver(page, ownName(info));
    await asVisitor(page, 'Listen');
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^User not authenticated$/);
  });
});
