import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { withBoundDashes } from '../../web/src/intl/bound-dashes.ts';
import { holdClipboard, toastShown } from '../kit/components/app.tsx';
import {
  copyOf,
  dayIn,
  end,
  form,
  makeButton,
  makeLink,
  nameField,
  newLink,
  TRIP,
  takeBackOf,
  yes,
} from './links-page.ts';
import { openReadyDriver, say, sayInEnglish } from './pages.ts';
import { KYIV, MINUTE } from './places.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const phoneSwitch = page.getByRole('switch', { name: say('parloc.link.shows') });

for (const { language, words, until } of [
  { language: 'ua', words: say, until: /до \d{1,2} \D+\d\d:\d\d/ },
  { language: 'en', words: sayInEnglish, until: /until \d{1,2} \D+\d\d:\d\d/ },
] as const) {
  test(`[L-02] in ${language}, three presses and a name make a link for an hour, and one more copies it`, async () => {
    await holdClipboard();
    localStorage.setItem('app_locale', language);
    const phone = await openReadyDriver({});
    await page.getByRole('button', { name: words('parloc.links.new') }).click();
    await expect.element(page.getByRole('textbox', { name: words('parloc.links.name') })).toHaveFocus();
    await userEvent.keyboard(TRIP);
    await page.getByRole('radio', { name: words('parloc.links.end.hour') }).click();
    const pressedAt = Date.now();
    await page.getByRole('button', { name: words('parloc.links.make') }).click();
    await toastShown(words('parloc.links.made'));
    await expect.element(page.getByRole('listitem').filter({ hasText: TRIP })).toMatchTextContent(until);

    await expect
      .element(page.getByRole('button', { name: `${words('parloc.link.copy')}: ${TRIP}` }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await toastShown(words('parloc.link.copied'));
    const [address, id = ''] =
      /^http.+\/parloc\/driver\/[0-9]{13}-([A-Za-z0-9_-]{22})$/.exec(await navigator.clipboard.readText()) ??
      [];
    expect(address).toContain(location.origin);
    const links = await commands.readLinks(phone);
    expect(links).toEqual({ [id]: { name: TRIP, endsAt: expect.any(Number) } });
    expect(links[id]?.endsAt).toBeGreaterThanOrEqual(pressedAt + HOUR);
    expect(links[id]?.endsAt).toBeLessThanOrEqual(Date.now() + HOUR);
    // Its place is there with it, and is over with it.
    expect((await commands.readPlaces(phone))[id]).toMatchObject({
      position: KYIV,
      endsAt: links[id]?.endsAt,
    });
  });
}

for (const [choice, hours] of [
  ['eightHours', 8],
  ['day', 24],
] as const) {
  test(`[L-02] a link for ${choice} ends that long after it was made`, async () => {
    const phone = await openReadyDriver();
    await newLink.click();
    await nameField.fill(TRIP);
    await end(choice).click();
    const pressedAt = Date.now();
    await makeButton.click();
    await toastShown(say('parloc.links.made'));
    const [link] = Object.values(await commands.readLinks(phone));
    expect(link?.endsAt).toBeGreaterThanOrEqual(pressedAt + hours * HOUR);
    expect(link?.endsAt).toBeLessThanOrEqual(Date.now() + hours * HOUR);
  });
}

test('[L-02] a link until a date ends with that day, which is one of the 90 from today on', async () => {
  const phone = await openReadyDriver();
  await newLink.click();
  await nameField.fill('  ');
  await end('date').click();
  const date = form.getByLabelText(say('parloc.links.date'));
  await expect.element(date).toHaveAttribute('max', dayIn(89));
  const wrong = form.getByText(/^Оберіть день від сьогодні до \d\d\.\d\d\.\d{4}$/);
  for (const day of [dayIn(-1), dayIn(90), '']) {
    await date.fill(day);
    await makeButton.click();
    await expect.element(wrong).toBeVisible();
    await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(form.getByText(say('parloc.links.nameMissing'))).toBeVisible();
  expect(await commands.readLinks(phone)).toEqual({});

  await nameField.fill(` ${TRIP} `);
  await date.fill(dayIn(10));
  await expect.element(wrong).not.toBeInTheDocument();
  await makeButton.click();
  await toastShown(say('parloc.links.made'));
  expect(Object.values(await commands.readLinks(phone))).toEqual([
    { name: TRIP, endsAt: Date.parse(`${dayIn(10)}T23:59:59`) },
  ]);
});

test('[L-02] four links are the most, and the page says so', async () => {
  const phone = await openReadyDriver();
  for (const name of ['рейс 1', 'рейс 2', 'рейс 3', 'рейс 4']) await makeLink(phone, name);
  await expect.element(newLink).toBeDisabled();
  await expect.element(page.getByText(say('parloc.links.full', { limit: 4 }))).toBeVisible();
  await takeBackOf('рейс 2').click();
  await yes.click();
  await expect.element(newLink).toBeEnabled();
  await toastShown(say('parloc.links.takenBack'));
  const names = Object.values(await commands.readLinks(phone)).map(({ name }) => name);
  expect(names.sort()).toEqual(['рейс 1', 'рейс 3', 'рейс 4']);
});

test('[L-02] a second press takes a link back, with its place and nothing else', async () => {
  const phone = await openReadyDriver({});
  const [phonePlace = ''] = Object.keys(await commands.readPlaces(phone));
  const first = await makeLink(phone);
  const second = await makeLink(phone, 'пані Олені');
  expect(Object.keys(await commands.readPlaces(phone)).sort()).toEqual([phonePlace, first, second].sort());

  await takeBackOf(TRIP).click();
  await expect.element(page.getByText(say('parloc.links.takeBackHint'))).toBeVisible();
  await expect.element(yes).toHaveFocus();
  await page.getByRole('button', { name: say('parloc.links.keep') }).click();
  await expect.element(takeBackOf(TRIP)).toHaveFocus();
  expect(Object.keys(await commands.readLinks(phone))).toHaveLength(2);

  await takeBackOf(TRIP).click();
  await yes.click();
  await toastShown(say('parloc.links.takenBack'));
  await expect.element(page.getByText(TRIP)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: say('parloc.links.title') })).toHaveFocus();
  await expect.element(copyOf('пані Олені')).toBeVisible();
  expect(Object.keys(await commands.readLinks(phone))).toEqual([second]);
  expect(Object.keys(await commands.readPlaces(phone)).sort()).toEqual([phonePlace, second].sort());
});

test('[L-02] a link is made and taken back by the keyboard alone', async () => {
  const phone = await openReadyDriver();
  (newLink.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard(TRIP);
  await userEvent.keyboard('{Tab}');
  await expect.element(end('eightHours')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(end('day')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await toastShown(say('parloc.links.made'));
  const [link] = Object.values(await commands.readLinks(phone));
  expect(link?.endsAt).toBeGreaterThan(Date.now() + DAY - HOUR);

  await expect.element(copyOf(TRIP)).toHaveFocus();
  // To send it is offered between, where the device can.
  while (document.activeElement !== takeBackOf(TRIP).element()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.element(yes).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await toastShown(say('parloc.links.takenBack'));
  expect(await commands.readLinks(phone)).toEqual({});
});

test('[L-02] a link is gone from the page at its end, without a reload', async () => {
  // Before the page compares the clocks: one that is set afterwards has it ask the server again.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() });
  await openReadyDriver();
  await newLink.click();
  await nameField.fill(TRIP);
  await end('hour').click();
  await makeButton.click();
  await toastShown(say('parloc.links.made'));
  // At once, then second by second: the page is drawn between two ticks of an asynchronous advance.
  vi.advanceTimersByTime(HOUR - 2 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(copyOf(TRIP)).toBeVisible();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.element(copyOf(TRIP)).not.toBeInTheDocument();
  await expect.element(newLink).toBeEnabled();
});

test('[L-03] a switch, on at first, says whether the phone’s own link shows the place', async () => {
  const phone = await openReadyDriver({});
  const [[phonePlace, shown] = []] = Object.entries(await commands.readPlaces(phone));
  await expect.element(phoneSwitch).toBeChecked();
  await expect
    .element(phoneSwitch)
    .toHaveAccessibleDescription(withBoundDashes(say('parloc.link.showsHint')));
  const link = await makeLink(phone);

  await phoneSwitch.click();
  await toastShown(say('parloc.links.switchedOff'));
  await expect.element(phoneSwitch).not.toBeChecked();
  expect(await commands.readItem(phone)).toMatchObject({ showsByPhone: false });
  expect(Object.keys(await commands.readPlaces(phone))).toEqual([link]);

  await phoneSwitch.click();
  await toastShown(say('parloc.links.switchedOn'));
  await expect.element(phoneSwitch).toBeChecked();
  expect((await commands.readPlaces(phone))[phonePlace ?? '']).toMatchObject({
    position: shown?.position,
    lastSharedTime: shown?.lastSharedTime,
  });
});
