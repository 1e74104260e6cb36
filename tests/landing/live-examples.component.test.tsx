import { signOut } from 'firebase/auth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { auth } from '../../web/src/firebase/auth.ts';
import { expectNothingMoves } from '../kit/components/accessibility.ts';
import { signInOwn } from '../kit/components/app.tsx';
import { MESSAGE, openLanding, say } from './landing-page.tsx';

const ticket = () => page.getByRole('region', { name: say('landing.ticket.title') });
const value = (words: string) => ticket().getByRole('definition').getByText(words, { exact: true });
const products = () => page.getByRole('region', { name: say('landing.tools') });
/** What shows where the car is on the drawn road. */
const mark = () => products().getByCss('svg g');
const placeOf = () => mark().element().getAttribute('style');

test('[LN-02] a changed message is read on the device, and its row lands in the sheet', async () => {
  await openLanding();
  await expect.element(value('06:00')).toBeVisible();
  await ticket()
    .getByRole('textbox', { name: say('landing.ticket.message') })
    .fill(MESSAGE);
  for (const words of ['Чернівці', 'Варшава', '19:45', '4', 'Зоряна', '+380 93 765 00 11'])
    await expect.element(value(words)).toBeVisible();
  await expect.element(value('06:00')).not.toBeInTheDocument();
  await expect.poll(() => ticket().getByCss('mark').elements()).toHaveLength(7);
  await expect
    .element(page.getByRole('table').getByRole('row').last())
    .toHaveTextContent('ЗорянаВаршава19:454');
});

test('[LN-02] another sample is read too, and what it does not say is told', async () => {
  await openLanding();
  await expect.element(ticket().getByText(say('landing.field.unsaid'))).not.toBeInTheDocument();
  await ticket()
    .getByRole('button', { name: say('landing.sample.evening') })
    .click();
  await expect.element(value('Кишинів')).toBeVisible();
  expect(ticket().getByText(say('landing.field.unsaid')).elements()).toHaveLength(1);
});

test('[F-S15] a message of somebody who was signed in is not shown to the next', async () => {
  await signInOwn();
  await openLanding();
  await ticket().getByRole('textbox').fill(MESSAGE);
  await expect.element(value('Чернівці')).toBeVisible();
  await signOut(auth);
  await expect.element(ticket().getByRole('textbox')).not.toHaveValue(MESSAGE);
  await cleanup();
  await signInOwn('Тарас');
  await openLanding();
  await expect.element(ticket().getByRole('textbox')).not.toHaveValue(MESSAGE);
});

test('[LN-02] a message of one’s own is there again, and a sample takes its place', async () => {
  await openLanding();
  await ticket().getByRole('textbox').fill(MESSAGE);
  await cleanup();
  await openLanding();
  await expect.element(ticket().getByRole('textbox')).toHaveValue(MESSAGE);
  await expect.element(value('Чернівці')).toBeVisible();
  const sample = ticket().getByRole('button', { name: say('landing.sample.seats') });
  await expect.element(sample).toHaveAttribute('aria-pressed', 'false');
  await sample.click();
  await expect.element(sample).toHaveAttribute('aria-pressed', 'true');
  await expect.element(value('Оксана')).toBeVisible();
});

test('[LN-02] the mark moves on the drawn road while it is seen, and stands when it is stopped', async () => {
  await commands.emulateMedia({ reducedMotion: null });
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openLanding();
  const stop = products().getByRole('button', { name: say('landing.road.pause') });
  stop.element().scrollIntoView({ block: 'center' });
  await expect.element(stop).toBeInViewport();
  await expect.element(products().getByText(say('landing.road.live'), { exact: true })).toBeVisible();
  const start = placeOf();
  vi.advanceTimersByTime(5000);
  await expect.element(mark()).not.toHaveAttribute('style', start);
  await stop.click();
  await expect.element(products().getByText(say('landing.road.paused'), { exact: true })).toBeVisible();
  const stopped = placeOf();
  vi.advanceTimersByTime(20_000);
  await expectNothingMoves('the road');
  expect(placeOf()).toBe(stopped);
});

test('[LN-01] for who asks for less motion nothing moves by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openLanding();
  const play = page.getByRole('button', { name: say('landing.road.play') });
  play.element().scrollIntoView({ block: 'center' });
  await expect.element(play).toBeInViewport();
  const start = placeOf();
  vi.advanceTimersByTime(20_000);
  await expectNothingMoves('the landing page');
  expect(placeOf()).toBe(start);
});
