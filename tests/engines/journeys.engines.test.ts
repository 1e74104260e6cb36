import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFirefox, findWebKit } from '../../local/machine/browser.ts';
import { CAR, KYIV, MINUTE, NAME, pageOf, seedDriver } from '../parloc/seed.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { Hosting } from './hosting.ts';
import { newPhone, type Phone, serveToPhones } from './phone.ts';
import { startWebKit } from './webkit.ts';

const webkit = findWebKit();
const firefox = findFirefox();
if (webkit) describe('in WebKit', () => journeys(() => startWebKit(webkit)));
if (firefox) describe('in Firefox', () => journeys(() => startFirefox(firefox)));

/**
 * One journey of each role, the dispatcher's in two parts. None leaves a page for another document: WebKit then breaks
 * off what the page still loads, which the page tells the console.
 */
function journeys(start: () => Promise<Engine>): void {
  let hosting: Hosting;
  let engine: Engine;
  let phone: Phone;
  beforeAll(async () => {
    [hosting, engine] = await Promise.all([serveToPhones(), start()]);
  });
  afterAll(() => Promise.all([hosting?.close(), engine?.close()]));
  beforeEach(async () => {
    phone = await newPhone(engine, hosting);
  });
  afterEach(async () => {
    const complaints = await phone.complaints();
    await phone.close();
    expect(complaints).toEqual([]);
  });

  test('a dispatcher gets a row of a message, read on the device', async () => {
    await phone.open('/parex');
    await phone.type('Повідомлення пасажира', 'Олена, завтра о 15:00 до Кракова, 067 123 45 67');
    await phone.press('Розібрати');
    await phone.press('Розібрати на цьому пристрої');
    await phone.see('Рядок готовий', 'Телефон +380671234567', 'Час 15:00');
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

  test('a driver signs in, fills in the settings and shares a place', async () => {
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
  });

  test('a client sees who drives what, and the next place as soon as the driver shares it', async () => {
    const driver = await seedDriver({ age: 12 * MINUTE });
    await phone.open(pageOf(driver));
    await phone.see(NAME, CAR, `+380 ${driver.phone.slice(4, 6)}`, 'хвилин тому', '50.45010, 30.52340');
    await driver.share({ latitude: 50.5 });
    await phone.see('50.50000, 30.52340');
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
