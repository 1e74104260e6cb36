import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { toastShown, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu } from '../kit/components/header.ts';
import { copyOf, makeButton, makeLink, nameField, newLink, TRIP, takeBackOf, yes } from './links-page.ts';
import { openReadyDriver, say } from './pages.ts';
import { KYIV } from './places.ts';

const WRITES = '**/google.firestore.v1.Firestore/Write/**';

/** Leaves what the page writes from now on without an answer, until it is let through. */
async function holdWrites(): Promise<void> {
  await commands.holdRequests(WRITES);
  onTestFinished(() => commands.letThrough(WRITES));
}

test('[L-02] [S-07] what the server has left unanswered is said to wait, until it is there', async () => {
  const phone = await openReadyDriver();
  await holdWrites();
  await newLink.click();
  await nameField.fill(TRIP);
  await makeButton.click();
  await expect.element(copyOf(TRIP)).toBeVisible();
  const waiting = page.getByText(say('parloc.links.waiting'));
  await expect.element(waiting).toBeVisible();
  expect(await commands.readLinks(phone)).toEqual({});
  await commands.letThrough(WRITES);
  await toastShown(say('parloc.links.made'));
  await expect.element(waiting).not.toBeInTheDocument();
  expect(Object.keys(await commands.readLinks(phone))).toHaveLength(1);
});

/** Takes a link back that the database does not hear of yet, and signs out. @returns the phone */
async function signOutWhileTakingBack(): Promise<string> {
  const phone = await openReadyDriver();
  await makeLink(phone);
  await holdWrites();
  await takeBackOf(TRIP).click();
  await yes.click();
  await expect.element(copyOf(TRIP)).not.toBeInTheDocument();
  await chooseInUserMenu(wordsOf(accountText, 'ua')('account.signOut'));
  return phone;
}

test('[L-02] a link that is taken back just before a sign-out is gone', async () => {
  const phone = await signOutWhileTakingBack();
  await commands.letThrough(WRITES);
  await expect.poll(() => location.pathname).toBe('/parloc');
  expect(await commands.readLinks(phone)).toEqual({});
});

test('[L-02] a link that the database did not take back before a sign-out is said to be there still', async () => {
  const phone = await signOutWhileTakingBack();
  await toastShown(say('parloc.links.undone'));
  await expect.poll(() => location.pathname).toBe('/parloc');
  expect(Object.keys(await commands.readLinks(phone))).toHaveLength(1);
});

test('[L-02] a link whose place another device has overtaken is said not to be saved, and is not there', async () => {
  const phone = await openReadyDriver({});
  await holdWrites();
  await newLink.click();
  await nameField.fill(TRIP);
  await makeButton.click();
  await expect.element(copyOf(TRIP)).toBeVisible();
  await commands.changeDriver(phone, 'share', { longitude: KYIV.longitude + 1 });
  await commands.letThrough(WRITES);
  await toastShown(say('parloc.links.failed'));
  await expect.element(copyOf(TRIP)).not.toBeInTheDocument();
  await expect.element(newLink).toBeVisible();
  expect(await commands.readLinks(phone)).toEqual({});
});
