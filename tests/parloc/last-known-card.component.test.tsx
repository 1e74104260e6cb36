import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { openAgain, openApp } from '../kit/components/app.tsx';
import { holdFetches, openDriver, say, untilLive } from './pages.ts';
import { CAR, MINUTE, NAME } from './places.ts';

const card = page.getByRole('article');
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('parclub.client_card'));

/** Opens a driver's page once, so that this browser knows the driver. @returns the phone */
async function seenDriver(place = {}): Promise<string> {
  const phone = await commands.seedDriver({ age: 3 * MINUTE, ...place });
  await openDriver(phone);
  await expect.element(card.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.poll(kept).toEqual([`parclub.client_card.${phone}`]);
  return phone;
}

test('[L-09] a second visit shows the last known card with its age while no answer comes, and what comes then', async () => {
  const phone = await seenDriver();
  await cleanup();
  await commands.changeDriver(phone, 'share', { accuracy: 33 });
  const letThrough = holdFetches();
  await openAgain();
  await expect.element(card.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.element(card).toMatchTextContent(CAR);
  await expect.element(card.getByCss('time')).toHaveTextContent('3 хвилини тому');
  await expect.element(page.getByRole('status')).toHaveTextContent(say('parloc.client.keptSaid'));
  await expect
    .element(card.getByRole('link', { name: say('parloc.client.call') }))
    .toHaveAttribute('href', `tel:${phone}`);
  letThrough();
  await expect.element(card).toMatchTextContent('точність 33 м');
  await expect.element(page.getByText(say('parloc.client.kept'), { exact: true })).not.toBeInTheDocument();
});

test('[L-09] the first contact after a place was taken back takes the card away, and nothing of it is kept', async () => {
  const phone = await seenDriver();
  await cleanup();
  await commands.changeDriver(phone, 'stop');
  const letThrough = holdFetches();
  await openAgain();
  await expect.element(card.getByRole('heading', { name: NAME })).toBeVisible();
  letThrough();
  await expect.element(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expect(kept()).toEqual([]);
});

test('[L-09] a stop that an open page hears of is the end of what is kept', async () => {
  const phone = await seenDriver();
  await untilLive(phone, { age: MINUTE });
  expect(kept()).toHaveLength(1);
  await commands.changeDriver(phone, 'stop');
  await expect.poll(kept).toEqual([]);
});

test('[L-09] [L-04] a kept card ends with its place, whichever driver is looked at next', async () => {
  const phone = await seenDriver();
  const key = `parclub.client_card.${phone}`;
  const stored = JSON.parse(localStorage.getItem(key) ?? '');
  stored.driver.place.endsAt = Date.now() - 1;
  await cleanup();
  localStorage.setItem(key, JSON.stringify(stored));
  const letThrough = holdFetches();
  await openAgain();
  await expect.element(page.getByRole('status')).toHaveTextContent(say('parloc.client.loading'));
  expect(kept()).toEqual([]);
  letThrough();
  await expect.element(card.getByRole('heading', { name: NAME })).toBeVisible();
});

test('[L-09] nothing is kept of the demo, nor of a number that nobody has', async () => {
  await openApp('/parloc/driver/demo');
  await expect.element(card).toBeVisible();
  await cleanup();
  await openDriver('+380990000001');
  await expect.element(page.getByRole('heading', { name: say('parloc.client.missing') })).toBeVisible();
  expect(kept()).toEqual([]);
});
