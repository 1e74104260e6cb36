import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openApp } from '../kit/components/app.tsx';
import { countListeners, LANGUAGES, say, untilLive, withTime } from './pages.ts';
import { MINUTE, NAME } from './places.ts';

const status = page.getByRole('status');
const callButton = page.getByRole('link', { name: say('parloc.client.call') });

test('[L-02] a link for one purpose that is taken back while its page is open says so, with nothing of the driver', async () => {
  const listeners = await countListeners();
  const phone = await commands.seedDriver();
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
  await untilLive(phone);
  await commands.changeDriver(phone, 'remove');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.element(alert.getByText(say('parloc.client.closedHint'), { exact: false })).toBeVisible();
  await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  // The address of such a link holds no phone.
  await expect.element(page.getByCss('a[href^="tel:"]')).not.toBeInTheDocument();
  await listeners.until(0);
});

test('[F-C9] [L-02] [L-04] a link for one purpose tells whoever comes after a stop when that was', async () => {
  const phone = await commands.seedDriver();
  await commands.changeDriver(phone, 'stop');
  const { stoppedAt } = (await commands.readItem(phone)) ?? {};
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  const ended = withTime(say, 'parloc.client.ended', Date.parse(stoppedAt));
  await expect.element(status).toMatchTextContent(ended);
  await expect.element(callButton).toHaveAttribute('href', `tel:${phone}`);
});

for (const { language, words } of LANGUAGES) {
  test(`[L-02] [L-04] in ${language}, a link whose place has ended shows none`, async () => {
    const phone = await commands.seedDriver({ age: 10 * MINUTE, endsAt: Date.now() - MINUTE });
    await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`, { language });
    const hint = page.getByRole('alert').getByText(words('parloc.client.closedHint'), { exact: false });
    await expect.element(hint).toBeVisible();
    await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  });
}

test('[L-02] [S-07] a link for one purpose that could not be read promises no phone', async () => {
  const phone = await commands.seedDriver();
  const reads = '**/documents:batchGet';
  await commands.failRequests(reads);
  onTestFinished(() => commands.letThrough(reads));
  await openApp(`/parloc/driver/${await commands.linkIdOf(phone)}`);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(say('parloc.client.failedHint'));
  await expect.element(alert).not.toMatchTextContent(/Телефон/);
  await commands.letThrough(reads);
  await page.getByRole('button', { name: say('parloc.client.retry') }).click();
  await expect.element(page.getByRole('heading', { name: NAME })).toBeVisible();
});
