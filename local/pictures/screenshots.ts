import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../machine/browser.ts';
import { ROOT } from '../project/paths.ts';
import { origin, portsOf } from '../project/ports.ts';
import { type Person, people } from '../sample/people.ts';
import { SAMPLE_PHONE } from '../sample/sample-data.ts';
import { sampleTrip } from './sample-trip.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
const MESSAGE = 'Доброго дня! 2 місця на 25.11 о 15:00 зі Львова до Кракова. Олена Мельник, 067 123 45 67';

const CLIENT_PAGE = `/parloc/driver/${SAMPLE_PHONE.slice(1)}`;
const LINK_NAME = 'рейс 06:00';

const TILES = 'https://tile.openstreetmap.org/**';
const TILE = join(import.meta.dirname, 'tile.svg');
const CHAT = readFileSync(join(import.meta.dirname, 'chat.txt'), 'utf8').trim();

const trip = await sampleTrip();

type Scene = [path: string, reach: (page: Page) => Promise<void>];

const SCENES: Readonly<Record<string, Scene>> = {
  landing: ['/', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  'parex-message': ['/parex', (page) => page.getByRole('textbox').fill(MESSAGE)],
  'parex-row': ['/parex', showRow],
  'parex-columns': ['/parex', showColumns],
  'parex-sheet': ['/parex', showSheet],
  'parloc-driver': ['/parloc', (page) => openDriverPage(page).then(() => mapIsDrawn(page))],
  'parloc-links': ['/parloc', showLink],
  'parloc-proof': ['/parloc', showProof],
  'parloc-client': [CLIENT_PAGE, mapIsDrawn],
  'parloc-end': [CLIENT_PAGE, showEnd],
  'trip-van': [trip.van, (page) => enabledButton(page, /^На борту/).waitFor()],
  'trip-seat': [trip.seat, (page) => enabledButton(page, 'Подзвоніть мені').waitFor()],
  'parendar-week': ['/parendar', showDemoWeek],
  'parendar-trip': ['/parendar', showTrip],
};

function enabledButton(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, disabled: false }).first();
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}

async function showRow(page: Page): Promise<void> {
  await page.getByRole('textbox').fill(MESSAGE);
  await press(page, 'Розібрати');
  await page.getByRole('dialog').getByRole('definition').first().waitFor();
}

async function showColumns(page: Page): Promise<void> {
  await press(page, /^Колонки/);
  await page.getByRole('dialog').waitFor();
}

async function showSheet(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Набір колонок' }).selectOption('Пасажири');
  await page.getByRole('radio', { name: 'Кілька повідомлень' }).click();
  await page.getByRole('textbox').fill(CHAT);
  await press(page, 'Розібрати');
  await page.getByRole('button', { name: 'Копіювати всі · 4' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Таблиця · 4' }).scrollIntoViewIfNeeded();
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Увійти' }).click();
  await press(page, 'Увійти через Google');
  await press(page, email);
}

async function openDriverPage(page: Page): Promise<void> {
  await signIn(page, people.otherDriver);
  await page.getByRole('heading', { name: /^Добрий день/ }).waitFor();
}

/** The first call, and one after its end, makes the link. */
async function showLink(page: Page): Promise<void> {
  await openDriverPage(page);
  const takeBack = page.getByRole('button', { name: `Відкликати: ${LINK_NAME}` });
  if ((await takeBack.count()) === 0) {
    await press(page, 'Нове посилання');
    await page.getByRole('textbox', { name: 'Назва' }).fill(LINK_NAME);
    await press(page, 'Створити');
  }
  await takeBack.scrollIntoViewIfNeeded();
}

async function showProof(page: Page): Promise<void> {
  await openDriverPage(page);
  await press(page, 'Налаштування');
  await press(page, 'Підтвердити номер кодом');
  await page.getByRole('textbox', { name: 'Код з SMS' }).waitFor();
}

async function showEnd(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await mapIsDrawn(page);
  await page.clock.fastForward('24:00:00');
  await page.getByText(/^Трансляцію завершено/).waitFor();
}

async function showDemoWeek(page: Page): Promise<void> {
  await signIn(page, people.dispatcher);
  await press(page, 'Спробувати з демокалендарем');
  await enabledButton(page, /^Відкрити:/).waitFor();
}

async function showTrip(page: Page): Promise<void> {
  await showDemoWeek(page);
  await press(page, /^Відкрити:/);
  await page.getByRole('dialog').getByRole('button', { name: 'Друк' }).waitFor();
}

async function mapIsDrawn(page: Page): Promise<void> {
  // The movable map loads when it is in sight.
  await page.getByRole('application').first().scrollIntoViewIfNeeded();
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  await page.locator('.leaflet-tile:not(.leaflet-tile-loaded)').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
}

const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

// Takes the README's pictures of the product that `npm start` runs.
const browser = await chromium.launch(await launchOptions());
mkdirSync(FOLDER, { recursive: true });
for (const [view, settings] of Object.entries(VIEWS)) {
  for (const [scene, [path, reach]] of Object.entries(SCENES)) {
    const page = await browser.newPage({ ...settings, reducedMotion: 'reduce', locale: 'uk-UA' });
    // Programs must not load the map's pictures from a server that volunteers run for people.
    await page.context().route(TILES, (route) => route.fulfill({ path: TILE }));
    await page.goto(`${origin(portsOf('start').hosting)}${path}`);
    await reach(page);
    await page.screenshot({ path: join(FOLDER, `${scene}-${view}.png`), animations: 'disabled' });
    await page.close();
  }
}
await browser.close();
