import { signOut } from 'firebase/auth';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { parexText } from '../../web/src/features/parex/parex.text.ts';
import { auth } from '../../web/src/firebase/auth.ts';
import { ownAddress, signInOwn, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu, userMenuButton } from '../kit/components/header.ts';
import { messageBox, openParex } from './parex-page.ts';
import { chatBox, openSeveral, result } from './several-page.ts';
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
const answer = (id: 'stay' | 'deleteSheet' | 'keepKeys') =>
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
  await answer('keepKeys');
  await expect.element(userMenuButton()).not.toBeInTheDocument();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(stored()).not.toContain('Оля');
});

test('[M-07] [CH-18] a sign-out asks nothing of an empty sheet', async () => {
  await signInOwn();
  await openParex();
  await chooseInUserMenu(say('account.signOut'));
  await answer('keepKeys');
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

test('[F-S15] what is typed is its author’s: a visitor’s is theirs who signs in, a person’s waits for them or goes', async () => {
  const address = ownAddress();
  await openParex();
  await messageBox().fill('до входу');
  await signInOwn('Олена', address);
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(messageBox()).toHaveValue('до входу');
  await messageBox().fill('Оленине');
  await openSeveral();
  await chatBox().fill('Оленин чат');
  await lapse();
  await expect.element(chatBox()).toHaveValue('');
  await signInOwn('Олена', address);
  await expect.element(chatBox()).toHaveValue('Оленин чат');
  await chooseInUserMenu(say('account.signOut'));
  await expect.element(question()).toMatchTextContent(say('account.keys.openAi'));
  await answer('keepKeys');
  await expect.element(chatBox()).toHaveValue('');
  await signInOwn('Тарас');
  await expect.element(userMenuButton()).toBeVisible();
  await expect.element(chatBox()).toHaveValue('');
  await page.getByRole('radio', { name: wordsOf(parexText, 'ua')('parex.mode.one') }).click();
  await expect.element(messageBox()).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Олен');
});

test('[F-S15] a result that is open goes with its author, and into nobody else’s sheet', async () => {
  await signInOwn();
  await openParex();
  await readRows(() => ({ rows: [['Оля']] }));
  await lapse();
  await expect.element(result()).not.toBeInTheDocument();
  await expect.element(messageBox()).toHaveValue('');
  expect(localStorage.getItem(VISITOR_SHEET)).toBeNull();
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
