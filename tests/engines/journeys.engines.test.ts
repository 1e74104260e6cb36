import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, findFirefox, findLeastChrome, findWebKit } from '../../local/machine/browser.ts';
import { type Feature, globals, members } from '../../web/build/least-browsers.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { CAR, KYIV, MINUTE, NAME, pageOf, seedDriver } from '../parloc/seed.ts';
import { publishedTrip } from '../trip-links/published.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { Hosting } from './hosting.ts';
import { newPhone, type Phone, serveToPhones } from './phone.ts';
import { startWebKit } from './webkit.ts';

const features = [...globals, ...members];
const nameOf = ({ owner, name }: Feature) => `${owner}.${name}`;
const inSafari = new Set(features.filter(({ isIn }) => isIn('safari')).map(nameOf));
/** Not `Response.json`, which came after the method of the same name. */
const newerThanSafari = features.filter((feature) => !inSafari.has(nameOf(feature)));
const webkit = findWebKit();
const firefox = findFirefox();
const [chrome, chromium] = await Promise.all([findLeastChrome(), findBrowser()]);
if (webkit) describe('in WebKit', () => journeys(() => startWebKit(webkit), { agent: / AppleWebKit\// }));
if (firefox) describe('in Firefox', () => journeys(() => startFirefox(firefox), { agent: / Firefox\// }));
if (chrome)
  describe('[B-07] [F-P1] in Chrome 109', () =>
    journeys(() => startChromium(chrome), { agent: /Chrome\/109\./ }));
if (chromium)
  describe('[B-07] [F-P1] without what Safari 16.4 lacks', () =>
    journeys(() => startChromium(chromium), {
      agent: /Chrome\//,
      lacking: newerThanSafari,
    }));

interface Options {
  /** What the browser says that it is. */
  agent: RegExp;
  /** What it is to do without. */
  lacking?: readonly Feature[];
}

/**
 * One journey of each role, in parts. None leaves a page for another document: WebKit then breaks off what the page still
 * loads, which the page tells the console.
 */
function journeys(start: () => Promise<Engine>, { agent, lacking = [] }: Options): void {
  let hosting: Hosting;
  let engine: Engine;
  let phone: Phone;
  beforeAll(async () => {
    [hosting, engine] = await Promise.all([serveToPhones(lacking), start()]);
  });
  afterAll(() => Promise.all([hosting?.close(), engine?.close()]));
  beforeEach(async () => {
    phone = await newPhone(engine, hosting);
    expect(await phone.agent()).toMatch(agent);
  });
  afterEach(async () => {
    const complaints = await phone.complaints();
    await phone.close();
    expect(complaints).toEqual([]);
  });

  test('a visitor sees the front page', async () => {
    await phone.open('/');
    await phone.see('Повідомлення, водії та рейси — в одному місці', 'Спробуйте тут');
  });

  test('a dispatcher gets a row of a message, read on the device, into the sheet', async () => {
    await phone.open('/parex');
    await phone.type('Повідомлення пасажира', 'Олена, завтра о 15:00 до Кракова, 067 123 45 67');
    await phone.press('Розібрати');
    await phone.press('Розібрати на цьому пристрої');
    await phone.see('Рядок готовий', 'Телефон +380671234567', 'Час 15:00');
    await phone.press('Закрити');
    await phone.see('Записано в таблицю. Рядків: 1.');
  });

  test('a dispatcher signs in and adds a trip to the week of the demo calendar', async () => {
    await phone.open('/parendar');
    await signIn(phone, 'Олена Мельник');
    await phone.press('Спробувати з демокалендарем');
    await phone.press('Новий рейс');
    await phone.type('Звідки', 'Суми');
    await phone.type('Куди', 'Канів');
    await phone.press('Зберегти');
    await phone.press('Відкрити: 12:00, Суми → Канів');
    await phone.see('Рейс о 12:00');
  });

  test('a driver signs in, fills in the settings, shares a place, and shares it live', async () => {
    await phone.open('/parloc');
    await signIn(phone, 'Іван Коваль');
    await phone.press('Заповнити');
    await phone.type('Телефон', `067${ownDigits()}`);
    await phone.type('Авто', CAR);
    await phone.press('Зберегти');
    await phone.see('Добрий день, Іван Коваль!', 'Ви ще не ділилися місцезнаходженням');
    await phone.standAt({ ...KYIV, accuracy: 8 });
    await phone.press('Поділитися місцезнаходженням');
    await phone.see('Місцезнаходження оновлено', 'Востаннє:');
    await phone.press('1 година');
    await phone.see('Клієнти бачать вас до', 'Зупинити трансляцію');
  });

  test('a client sees who drives what, and the next place as soon as the driver shares it', async () => {
    const driver = await seedDriver({ age: 12 * MINUTE });
    await phone.open(pageOf(driver));
    await phone.see(NAME, CAR, `+380 ${driver.phone.slice(4, 6)}`, 'хвилин тому');
    await driver.share({ latitude: 50.5 });
    // The new place is some seconds old.
    await phone.see('секунд');
  });

  test('a driver marks on the van’s page who is on board', async () => {
    const { van } = await publishedTrip();
    await phone.open(van);
    await phone.press('На борту: Ігор');
    await phone.see('На борту з');
    const page = adminFirestore().doc(van.replace('/trip/', 'trips/'));
    const states = async () =>
      Object.values((await page.get()).get('marks').rides as Record<string, unknown>);
    await expect.poll(states).toMatchObject([{ state: 'aboard' }]);
  });

  test('a passenger sees their seat, and tells the dispatcher to call', async () => {
    const { seats } = await publishedTrip();
    await phone.open(String(seats[0]));
    await phone.see('Олександра Ковальчук-Вишневецька', 'Кам’янець-Подільський');
    await phone.press('Подзвоніть мені');
    await phone.see('Ви просили подзвонити.');
  });
}

/** Signs in somebody who has never been here. */
async function signIn(phone: Phone, name: string): Promise<void> {
  await phone.press('Увійти');
  await phone.press('Увійти через Google');
  await phone.type('Ім’я', name);
  await phone.type('Електронна пошта', `person-${ownDigits()}@example.com`);
  await phone.press('Продовжити');
}

/** Seven digits that no other test has. */
function ownDigits(): number {
  return randomInt(1_000_000, 10_000_000);
}
