import { signOut } from 'firebase/auth';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { auth } from '../../web/src/firebase/auth.ts';
import { ownAddress, signInOwn, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu, userMenuButton } from '../kit/components/header.ts';
import { openParex } from './parex-page.ts';
import {
  closeByEscape,
  keepSheet,
  namesInSheet,
  readRows,
  sheet,
  storedRow,
  VISITOR_SHEET,
} from './sheet-page.ts';

const say = wordsOf(accountText, 'ua');
const question = () => page.getByRole('dialog', { name: say('account.signOut.title') });
const answer = (id: 'stay' | 'deleteSheet' | 'keepKey') =>
  question()
    .getByRole('button', { name: say(`account.signOut.${id}`) })
    .click();
const stored = () => JSON.stringify(localStorage);

/** The sign-in ends by itself, as when the account is disabled. */
async function lapse(): Promise<void> {
  await signOut(auth);
  await expect.element(userMenuButton()).not.toBeInTheDocument();
}

test('[M-07] what a visitor has kept is that of who signs in, on the page that is open', async () => {
  keepSheet([storedRow({ ПІБ: 'Оля' })]);
  await openParex();
  await expect.poll(namesInSheet).toEqual(['Оля']);
  const uid = await signInOwn();
  await expect.element(userMenuButton()).toBeVisible();
  expect(namesInSheet()).toEqual(['Оля']);
  expect(localStorage.getItem(VISITOR_SHEET)).toBeNull();
  expect(localStorage.getItem(`parclub.parex_sheet.${uid}`)).toContain('Оля');
  await readRows(() => ({ rows: [['Ігор']] }));
  await closeByEscape();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
});

test('[M-07] [CH-18] a sign-out asks about the rows of the sheet, and takes them away', async () => {
  keepSheet(['Оля', 'Ігор'].map((name) => storedRow({ ПІБ: name })));
  await signInOwn();
  await openParex();
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
  await chooseInUserMenu(say('account.signOut'));
  await expect.element(question()).toMatchTextContent(/У таблиці Parex 2 рядки\./);
  await answer('stay');
  await expect.element(question()).not.toBeInTheDocument();
  expect(namesInSheet()).toEqual(['Оля', 'Ігор']);
  await chooseInUserMenu(say('account.signOut'));
  await answer('deleteSheet');
  await answer('keepKey');
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(stored()).not.toContain('Оля');
});

test('[M-07] [CH-18] a sign-out asks nothing of an empty sheet', async () => {
  await signInOwn();
  await openParex();
  await chooseInUserMenu(say('account.signOut'));
  await answer('keepKey');
  await expect.element(userMenuButton()).not.toBeInTheDocument();
});

test('[M-07] [F-S5] after a sign-in that has ended by itself a visitor finds no rows, and their person does', async () => {
  const address = ownAddress();
  keepSheet([storedRow({ ПІБ: 'Оля' })]);
  await signInOwn('Олена', address);
  await openParex();
  await expect.poll(namesInSheet).toEqual(['Оля']);
  await lapse();
  await expect.element(sheet()).not.toBeInTheDocument();
  await readRows(() => ({ rows: [['Ігор']] }));
  await closeByEscape();
  await expect.poll(namesInSheet).toEqual(['Ігор']);
  await signInOwn('Олена', address);
  await expect.poll(namesInSheet).toEqual(['Оля', 'Ігор']);
});

test('[M-07] [F-S5] nor does who signs in then', async () => {
  keepSheet([storedRow({ ПІБ: 'Оля' })]);
  await signInOwn();
  await openParex();
  await lapse();
  await signInOwn('Тарас');
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(stored()).not.toContain('Оля');
});
