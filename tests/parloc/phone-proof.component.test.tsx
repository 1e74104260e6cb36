import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openAgain, openApp, signInOwn } from '../kit/components/app.tsx';
import { expectItem, say } from './pages.ts';
import { CAR, NAME } from './places.ts';

const SENDING = '**/accounts:sendVerificationCode*';
const SIGN_IN = '**/accounts:signInWithPhoneNumber*';

const dialog = page.getByRole('dialog');
const field = (name: 'phone' | 'carName') =>
  dialog.getByRole('textbox', { name: say(`parloc.settings.${name}`) });
const code = dialog.getByRole('textbox', { name: say('parloc.proof.code') });
const send = dialog.getByRole('button', { name: say('parloc.proof.send') });
const again = dialog.getByRole('button', { name: say('parloc.proof.again') });
const save = dialog.getByRole('button', { name: say('parloc.settings.save') });
const words = (id: Parameters<typeof say>[0], values = {}) => dialog.getByText(say(id, values));

let phone = '';
beforeEach(async () => {
  phone = await commands.freePhone();
});

/** Opens the form of a driver who has none of the settings yet, and fills it in. */
async function fillIn(typed = phone): Promise<void> {
  await signInOwn(NAME);
  await openApp('/parloc/app?settings');
  await field('phone').fill(typed);
  await field('carName').fill(CAR);
}

async function sendCode(): Promise<void> {
  await send.click();
  await expect.element(words('parloc.proof.sent', { phone })).toBeVisible();
  await expect.element(code).toHaveFocus();
}

/** Types the code that came. */
async function typeCode(): Promise<void> {
  await code.fill((await commands.readCode(phone)) ?? '');
}

/** What the sign-in service answers in place of doing what it is asked for. */
async function refuse(pattern: string, message: string): Promise<void> {
  const body = JSON.stringify({ error: { code: 400, message } });
  await commands.answerRequests(pattern, { status: 400, contentType: 'application/json', body });
  onTestFinished(() => commands.letThrough(pattern));
}

async function failRequests(pattern: string): Promise<void> {
  await commands.failRequests(pattern);
  onTestFinished(() => commands.letThrough(pattern));
}

test('[L-05] a phone is proven by the code that comes to it, and the form and the page say so', async () => {
  await fillIn();
  await sendCode();
  await typeCode();
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
  await expectItem(phone, { phone, provenAt: expect.any(String) });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(say('parloc.proof.proven', { phone }))).toBeVisible();

  history.replaceState(null, '', '/parloc/app?settings');
  await openAgain();
  await expect.element(words('parloc.client.proven')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  // The proof is of this number, and of no other.
  await field('phone').fill(await commands.freePhone());
  await expect.element(send).toBeVisible();
  await expect.element(words('parloc.client.proven')).not.toBeInTheDocument();
});

test('[L-05] a wrong code, and a missing one, save nothing and can be put right', async () => {
  await fillIn();
  await sendCode();
  await save.click();
  await expect.element(words('parloc.proof.codeMissing')).toBeVisible();
  const first = (await commands.readCode(phone))?.startsWith('1') ? '2' : '1';
  await code.fill(`${first}23 456 7`);
  await save.click();
  await expect.element(words('parloc.proof.codeWrong')).toBeVisible();
  await expect.element(code).toHaveValue(`${first}23456`);
  expect(await commands.readItem(phone)).toBeNull();
  await typeCode();
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
});

test('[L-05] the proof of a phone that another driver has takes it over', async () => {
  phone = await commands.seedDriver();
  await fillIn();
  await save.click();
  await expect.element(words('parloc.settings.phoneTaken')).toBeVisible();
  await sendCode();
  await typeCode();
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
  await expectItem(phone, { carName: CAR, provenAt: expect.any(String), url: '' });
});

test('[L-05] nobody has to prove the phone: who has asked for a code saves without it', async () => {
  await fillIn();
  await sendCode();
  await dialog.getByRole('button', { name: say('parloc.proof.giveUp') }).click();
  await expect.element(send).toBeVisible();
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
  expect(await commands.readItem(phone)).not.toHaveProperty('provenAt');
});

test('[L-05] what is no phone gets no code', async () => {
  await fillIn('067');
  await send.click();
  await expect.element(words('parloc.settings.phoneWrong')).toBeVisible();
  await expect.element(field('phone')).toHaveFocus();
});

test.each([
  ['QUOTA_EXCEEDED : Exceeded quota for sending verification codes.', 'noMessages'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyTries'],
  ['INVALID_PHONE_NUMBER : TOO_LONG', 'phoneWrong'],
  ['CAPTCHA_CHECK_FAILED', 'notHuman'],
  ['OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled.', 'notAllowed'],
  ['INTERNAL_ERROR', 'failed'],
] as const)(
  '[L-05] where no code can be sent for %s, that is said, and what was typed stays',
  async (message, why) => {
    await refuse(SENDING, message);
    await fillIn();
    await send.click();
    await expect.element(words(`parloc.proof.${why}`)).toBeVisible();
    await expect.element(send).toBeEnabled();
    await expect.element(field('phone')).toHaveValue(phone);
    await commands.letThrough(SENDING);
    await sendCode();
  },
);

test('[L-05] without a connection that is said, for the message and for the code, and both can be tried again', async () => {
  await failRequests(SENDING);
  await fillIn();
  await send.click();
  await expect.element(words('parloc.proof.noConnection')).toBeVisible();
  await commands.letThrough(SENDING);
  await sendCode();
  await typeCode();
  await failRequests(SIGN_IN);
  await save.click();
  await expect.element(words('parloc.proof.noConnection')).toBeVisible();
  await commands.letThrough(SIGN_IN);
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
});

test.each([
  ['SESSION_EXPIRED', 'codeExpired'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyTries'],
] as const)(
  '[L-05] a code that is answered with %s is not taken, and the form says why',
  async (message, why) => {
    await refuse(SIGN_IN, message);
    await fillIn();
    await sendCode();
    await typeCode();
    await save.click();
    await expect.element(words(`parloc.proof.${why}`)).toBeVisible();
    await expect.element(save).toBeEnabled();
    expect(await commands.readItem(phone)).toBeNull();
  },
);

test('[L-05] a code that was sent outlasts a reload, with what was typed of it', async () => {
  await fillIn();
  await sendCode();
  await code.fill('12');
  await openAgain();
  await expect.element(words('parloc.proof.sent', { phone })).toBeVisible();
  await expect.element(code).toHaveValue('12');
  await typeCode();
  await save.click();
  await expect.element(words('parloc.settings.saved')).toBeVisible();
  await expectItem(phone, { provenAt: expect.any(String) });
});

test('[L-05] a code is sent again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  await fillIn();
  await sendCode();
  const waiting = dialog.getByRole('button', { name: say('parloc.proof.againIn', { seconds: 60 }) });
  await expect.element(waiting).toBeDisabled();
  await vi.advanceTimersByTimeAsync(59_000);
  await expect
    .element(dialog.getByRole('button', { name: say('parloc.proof.againIn', { seconds: 1 }) }))
    .toBeDisabled();
  await vi.advanceTimersByTimeAsync(1000);
  const first = await commands.readCode(phone);
  await again.click();
  await expect.poll(() => commands.readCode(phone)).not.toBe(first);
  await expect.element(waiting).toBeDisabled();
});
