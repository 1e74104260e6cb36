import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { isKept } from '../frame/service-worker.ts';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { publishedTrip } from './published.ts';

test('[V-08] [RT-09] an address without a secret leads to the landing page, which says so', async ({
  page,
}) => {
  for (const address of ['/trip', '/seat']) {
    await page.goto(address);
    await expect(page.getByText(landingText['landing.unknownAddress'].ua)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('[V-08] a link of nothing says that it no longer works, and asks for a new one', async ({ page }) => {
  for (const address of [`/trip/${'x'.repeat(22)}`, `/seat/${'x'.repeat(22)}`, '/trip/short', '/seat/a.b']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Це посилання вже не діє' })).toBeVisible();
  }
});

test('[V-08] a messenger’s robot learns nothing of the trip, search engines leave it out, and nobody keeps the answer', async ({
  page,
}) => {
  const { van, seats } = await publishedTrip();
  for (const address of [van, seats[0] ?? '']) {
    const robot = { 'user-agent': 'facebookexternalhit/1.1' };
    const preview = await (await page.request.get(address, { headers: robot })).text();
    expect(preview).toContain('<meta name="robots" content="noindex"');
    expect(preview).not.toMatch(/Кам’янець|Олександр|Ігор|380|Паспорти/);
    const answer = await page.request.get(address);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Кам’янець-Подільський');
    expect(html).toContain('<meta name="robots" content="noindex"');
    // The tab's title is in the history of a phone that somebody else may take up.
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(title).not.toMatch(/Кам’янець|Олександр/);
    await page.goto(address);
    await expect(page.getByRole('button').first()).toBeEnabled();
    expect(await page.title()).toBe(title);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[V-01] [V-06] both pages can be read', async ({ page }) => {
    const { van, seats } = await publishedTrip();
    await page.goto(van);
    await expect(
      page.getByRole('heading', { name: 'Олександра Ковальчук-Вишневецька' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Подзвонити: Ігор' }).first()).toHaveAttribute(
      'href',
      'tel:+380501112233',
    );
    const onMap = (place: string) =>
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
    const address = 'вул. Шевченка, 5, під аптекою';
    const inTown = onMap(`Кам’янець-Подільський, автовокзал, ${address}`);
    await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', inTown);
    const map = page.getByRole('link', { name: 'Показати на мапі' });
    await page.goto(seats[2] ?? '');
    await expect(map).toHaveAttribute('href', inTown);
    await page.goto(seats[0] ?? '');
    await expect(map).toHaveAttribute('href', onMap('Кам’янець-Подільський, автовокзал'));
    await expect(page.getByText('Кам’янець-Подільський, автовокзал', { exact: true })).toBeVisible();
  });
});

test('[V-02] the second of two quick presses on one spot is for nothing, and the first moves no heading above it', async ({
  page,
}) => {
  const { van } = await publishedTrip();
  await page.goto(van);
  const aboard = page.getByRole('button', { name: /^На борту: Олександра/ });
  const heading = page.getByRole('heading', { name: 'Наступна зупинка' });
  const top = async () => (await heading.boundingBox())?.y;
  const before = await top();
  await aboard.dblclick();
  await expect(page.getByRole('button', { name: /^Скасувати: Олександра/ })).toHaveCount(1);
  expect(await top()).toBe(before);
  // The other button there takes money: it was not pressed.
  await expect(page.getByRole('button', { name: /^Отримано .*: Олександра/ })).toBeVisible();
});

test('[V-01] [V-06] of a trip that arrived some hours ago the driver marks the rest, and passengers read that it is over', async ({
  page,
}) => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const { van, seats } = await publishedTrip({ start: hoursAgo(8), end: hoursAgo(3) });
  await page.goto(van);
  await expect(page.getByRole('heading', { name: 'Ще не позначено' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Наступна зупинка' })).toHaveCount(0);
  await page.getByRole('button', { name: 'На борту: Ігор' }).click();
  await expect(page.getByRole('button', { name: 'Скасувати: Ігор' })).toBeVisible();
  await page.goto(seats[0] ?? '');
  await expect(page.getByText('Поїздку завершено')).toBeVisible();
  await expect(page.getByText('Повідомити диспетчера')).toHaveCount(0);
});

test('[V-02] who presses by the keyboard goes on at the next stop', async ({ page }) => {
  const { van } = await publishedTrip({ passengers: [{ name: 'Ігор', phone: '' }] });
  await page.goto(van);
  await page.getByRole('button', { name: 'На борту: Ігор' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Наступна зупинка' })).toBeFocused();
});

test('[V-02] who presses by the keyboard stays at the passenger while others get on there', async ({
  page,
}) => {
  const { van } = await publishedTrip();
  await page.goto(van);
  await page.getByRole('button', { name: 'На борту: Ігор' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Подзвонити: Ігор' }).first()).toBeFocused();
});

test.describe('where the database does not answer', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[V-01] a press asks again at once for what could not be loaded', async ({ page }) => {
    const { van } = await publishedTrip();
    // No timer asks by itself.
    await page.clock.install();
    // The function could not draw it.
    await page.route(/\/trip\/[^/]*$/, (route) =>
      route.continue({ url: new URL('/trip', route.request().url()).href }),
    );
    let isAway = true;
    await page.route('**/documents:batchGet', (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(van);
    await expect(page.getByRole('heading', { name: 'Не вдалося завантажити' })).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await expect(page.getByRole('heading', { name: 'Наступна зупинка' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: CONNECTION_LOST });

  test('[V-01] [V-02] [F-S18] the van’s page opens again with what was marked before, and says what can never be saved', async ({
    page,
    context,
  }) => {
    const { van } = await publishedTrip();
    await page.goto(van);
    await isKept(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'На борту: Ігор' }).click();
    await expect(page.getByText(/Чекає зв’язку позначок: 1/)).toBeVisible();
    // A clock that was wrong once.
    await page.evaluate(
      (key) => {
        const [mark] = JSON.parse(localStorage.getItem(key) ?? '[]');
        const wrong = { kind: 'late', minutes: 10, at: '9999-12-31T23:59:59.999Z' };
        localStorage.setItem(key, JSON.stringify([wrong, mark]));
      },
      `parclub.trip.marks.${van.slice('/trip/'.length)}`,
    );
    await page.goto(van);
    await expect(page.getByText(/Немає зв’язку/)).toBeVisible();
    await expect(page.getByText(/Чекає зв’язку позначок: 2/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Скасувати: Ігор' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Не вдалося зберегти: Запізнення. Скажіть диспетчеру.')).toBeVisible();
    await expect(page.getByText(/Чекає зв’язку/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Скасувати: Ігор' })).toBeVisible();
  });
});
