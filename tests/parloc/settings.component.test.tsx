import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openAgain, openApp, signInOwn } from '../kit/components/app.tsx';
import { expectItem, openReadyDriver, say, sayInEnglish } from './pages.ts';
import { CAR, NAME } from './places.ts';

const FIELDS = ['name', 'phone', 'carName'] as const;
const SAVES = '**/saveDriver';

const dialog = page.getByRole('dialog');
const field = (name: (typeof FIELDS)[number], words = say) =>
  dialog.getByRole('textbox', { name: words(`parloc.settings.${name}`), exact: false });
const button = (name: 'save' | 'saving' | 'cancel', words = say) =>
  dialog.getByRole('button', { name: words(`parloc.settings.${name}`) });

async function openNew(): Promise<void> {
  await signInOwn(NAME);
  await openApp('/parloc/app');
  await expect.element(page.getByRole('heading', { name: say('parloc.driver.welcome') })).toBeVisible();
  await page.getByRole('button', { name: say('parloc.driver.openSettings') }).click();
}

async function openSettings(): Promise<string> {
  const phone = await openReadyDriver();
  history.replaceState(null, '', '/parloc/app?settings');
  await openAgain();
  await expect.element(field('carName')).toHaveValue(CAR);
  return phone;
}

test('[D-01] [D-03] [D-04] [D-05] without settings: a greeting, instructions, and the form, prefilled from the profile', async () => {
  const phone = await commands.freePhone();
  await signInOwn('Петро Шевчук');
  await openApp('/parloc/app');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Добрий день!' })).toBeVisible();
  await expect.element(page.getByText(say('parloc.driver.instructions'))).toBeVisible();
  await page.getByRole('button', { name: say('parloc.driver.openSettings') }).click();
  await expect.element(field('name')).toHaveValue('Петро Шевчук');
  await expect.element(field('carName')).toHaveValue('');

  await field('name').fill(' ');
  await button('save').click();
  for (const name of FIELDS) {
    const label = say(`parloc.settings.${name}`);
    await expect.element(page.getByText(say('parloc.settings.required', { label }))).toBeVisible();
  }
  await field('name').fill('Петро Шевчук');
  await field('phone').fill('067');
  await field('carName').fill(CAR);
  await button('save').click();
  await expect.element(page.getByText(say('parloc.settings.phoneWrong'))).toBeVisible();

  await field('phone').fill(phone);
  await button('save').click();
  await expect.element(page.getByText(say('parloc.settings.saved'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Петро Шевчук');
  await expectItem(phone, { name: 'Петро Шевчук', phone, carName: CAR, url: '', lastSharedTime: '' });

  history.replaceState(null, '', '/parloc/app?settings');
  await openAgain();
  await expect.element(field('name')).toHaveValue('Петро Шевчук');
  await expect.element(field('phone')).toHaveValue(phone);
  await expect.element(field('carName')).toHaveValue(CAR);
});

test('[D-03] [D-05] [F-R8] in English, a field that is missing, and what was saved, are said in the words of the requirements', async () => {
  const phone = await commands.freePhone();
  await signInOwn(NAME);
  await openApp('/parloc/app?settings', { language: 'en' });
  await field('name', sayInEnglish).fill('');
  await button('save', sayInEnglish).click();
  for (const label of ['Name', 'Phone', 'Car'])
    await expect.element(page.getByText(`${label} required`, { exact: true })).toBeVisible();
  await field('name', sayInEnglish).fill(NAME);
  await field('phone', sayInEnglish).fill(phone);
  await field('carName', sayInEnglish).fill('Sprinter');
  await button('save', sayInEnglish).click();
  await expect.element(page.getByText('Settings saved', { exact: true })).toBeVisible();
});

test('[D-03] cancelling saves nothing, and while it saves the button says so', async () => {
  const phone = await openSettings();
  await field('carName').fill('Renault Trafic');
  await button('cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectItem(phone, { carName: CAR });

  history.replaceState(null, '', '/parloc/app?settings');
  await openAgain();
  await commands.holdRequests(SAVES);
  onTestFinished(() => commands.letThrough(SAVES));
  await field('name').fill('Петро Шевчук');
  await field('carName').fill('Renault Trafic');
  await button('save').click();
  await expect.element(button('saving')).toBeVisible();
  await commands.letThrough(SAVES);
  await expect.element(page.getByText(say('parloc.settings.saved'))).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Петро Шевчук');
  await expectItem(phone, { name: 'Петро Шевчук', carName: 'Renault Trafic' });
});

test('[F-U8] a car that is too long is told while it is typed, is not cut, and is not saved', async () => {
  const phone = await openSettings();
  const car = `${'Mercedes Sprinter, '.repeat(4)}AA 1234 BB`;
  const tooLong = say('parloc.settings.tooLong', { count: car.length, limit: 80 });
  await field('carName').fill(car);
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await expect.element(field('carName')).toHaveValue(car);
  await expect.element(field('carName')).toHaveAttribute('aria-invalid', 'true');
  await button('save').click();
  await expect.element(field('carName')).toHaveFocus();
  await expectItem(phone, { carName: CAR });

  await field('carName').fill(car.slice(-80).trim());
  await expect.element(page.getByText(tooLong)).not.toBeInTheDocument();
  await button('save').click();
  await expectItem(phone, { carName: car.slice(-80).trim() });
});

test('[D-05] the form closes a second after it said that it saved', async () => {
  await openSettings();
  await field('carName').fill('Renault Trafic');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button('save').click();
  const saved = page.getByText(say('parloc.settings.saved'));
  await expect
    .poll(async () => {
      // The SDKs send and hear by timers.
      await vi.advanceTimersByTimeAsync(20);
      return saved.query();
    })
    .not.toBeNull();
  await vi.advanceTimersByTimeAsync(900);
  expect(dialog.query()).not.toBeNull();
  // React may begin to count a moment after it has said so.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(20);
      return dialog.query();
    })
    .toBeNull();
});

test('[D-09] every spelling of a phone is stored in the international form', async () => {
  const phone = await commands.freePhone();
  const own = phone.slice('+380'.length);
  const [, code, first, second, third] = own.match(/^(..)(...)(..)(..)$/) ?? [];
  await openNew();
  for (const spelling of [
    `0${own}`,
    phone,
    `380${own}`,
    `0${code}-${first}-${second}-${third}`,
    `0${code} ${first} ${second} ${third}`,
  ]) {
    await field('phone').fill(spelling);
    await field('carName').fill(spelling);
    await button('save').click();
    await expectItem(phone, { phone, carName: spelling });
    history.replaceState(null, '', '/parloc/app?settings');
    await openAgain();
    await expect.element(field('carName')).toHaveValue(spelling);
  }
});

test('[S-03] [F-S2] a phone that another driver has is refused with the way to prove it, and what was typed stays', async () => {
  const taken = await commands.seedDriver();
  await openNew();
  await field('phone').fill(taken);
  await field('carName').fill('Sprinter');
  await button('save').click();
  await expect.element(page.getByText(say('parloc.settings.phoneTaken'))).toBeVisible();
  await expect.element(field('phone')).toHaveFocus();
  await expect.element(field('phone')).toHaveValue(taken);
  await expect.element(dialog.getByRole('button', { name: say('parloc.proof.send') })).toBeEnabled();
});

test.each([
  ['leads on', true],
  ['leads nowhere', false],
])(
  '[L-05] [F-U10] [F-S14] a number that changes warns, and its link %s as the driver wants',
  async (_, leadsOn) => {
    const phone = await openSettings();
    const next = await commands.freePhone();
    const choice = dialog.getByRole('checkbox', { name: say('parloc.settings.leadsOn') });
    await expect.element(choice).not.toBeInTheDocument();
    if (leadsOn) {
      // Of a number that was never proven it is said why nothing leads on.
      await field('phone').fill(next);
      await expect.element(dialog.getByText(say('parloc.settings.leadsOnUnproven'))).toBeVisible();
      await expect.element(choice).not.toBeInTheDocument();
    }
    await commands.changeItem(phone, { provenAt: new Date().toISOString() });
    await field('phone').fill(next);
    await expect.element(dialog.getByText(say('parloc.settings.linkChanges'))).toBeVisible();
    await expect.element(choice).toBeChecked();
    if (!leadsOn) {
      await choice.click();
      // What was chosen outlasts a reload, as what was typed does.
      await openAgain();
      await expect.element(field('phone')).toHaveValue(next);
      await expect.element(choice).not.toBeChecked();
      await expect
        .element(dialog.getByText(say('parloc.settings.leadsNowhereHint', { days: 90 })))
        .toBeVisible();
    }
    await button('save').click();
    await expect.element(page.getByText(say('parloc.settings.saved'))).toBeVisible();
    expect(await commands.readPhone(phone)).toMatchObject({ leadsOn, releasedAt: expect.any(String) });
    await expectItem(next, { phone: next });
  },
);

test('[D-04] [CH-19] a profile with a phone prefills it; without a profile the form is empty', async () => {
  await signInOwn('Петро Шевчук');
  const profile = JSON.parse(localStorage.getItem('parclub.profile') ?? '');
  localStorage.setItem('parclub.profile', JSON.stringify({ ...profile, phone: '+380671234567' }));
  await openApp('/parloc/app?settings');
  const values = { name: 'Петро Шевчук', phone: '+380671234567', carName: '' };
  for (const name of FIELDS) await expect.element(field(name)).toHaveValue(values[name]);

  await button('cancel').click();
  localStorage.removeItem('parclub.profile');
  await page.getByRole('button', { name: say('parloc.driver.openSettings') }).click();
  for (const name of FIELDS) await expect.element(field(name)).toHaveValue('');
});

test('[D-10] a driver whose sign-in does not reach the function is told when saving, and what was typed stays', async () => {
  const phone = await commands.freePhone();
  const pattern = await commands.callAsVisitor('saveDriver');
  onTestFinished(() => commands.letThrough(pattern));
  await openNew();
  await field('phone').fill(phone);
  await field('carName').fill('Sprinter');
  await button('save').click();
  await expect.element(dialog.getByText(say('parloc.settings.failed'))).toBeVisible();
  await expect.element(button('save')).toBeEnabled();
  await expect.element(field('name')).toHaveValue(NAME);
  await expect.element(field('phone')).toHaveValue(phone);
  await expect.element(field('carName')).toHaveValue('Sprinter');
  expect(await commands.readItem(phone)).toBeNull();
});
