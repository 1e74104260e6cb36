import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { enlargeText, expectNoFaults } from '../kit/components/accessibility.ts';
import { type Language, openApp, signInOwn } from '../kit/components/app.tsx';
import { legalWords } from './words.ts';

/** What the policy has to say, word for word. */
const STATEMENTS = {
  ua: {
    dates: 'Діє з 19 квітня 2025 року, оновлено 19 квітня 2025 року',
    database: 'хмарній документній базі Google Firestore',
    location: 'Ми ніколи не відстежуємо місцезнаходження у фоні.',
    deletion: 'одразу й назавжди видаляє картку водія',
    limitedUse: 'обмеженого використання (Limited Use)',
    contents: 'Зміст',
    since: '22 листопада 2026 року.',
    byNumber: 'місце бачить кожен, хто знає номер, доки водій дозволяє це вимикачем. Спершу він увімкнений.',
    end: 'щонайпізніше за 24 години після того, як ним востаннє поділилися',
    counted: 'рахує, скільки різних питали за годину з однієї мережі та з більшої навколо неї',
    proof: 'він надсилає SMS, перевіряє за допомогою reCAPTCHA, що код просить людина',
    transfers: 'стандартні договірні положення ЄС',
  },
  en: {
    dates: 'Effective 19 April 2025, updated 19 April 2025',
    database: 'a hosted document database, Google Firestore',
    location: 'We never track location in the background.',
    deletion: 'deletes at once and for good the driver’s card',
    limitedUse: 'including the Limited Use requirements',
    contents: 'Contents',
    since: '22 November 2026.',
    byNumber:
      'everyone who knows the number sees the place, as long as the driver’s switch allows it. At first it is on.',
    end: '24 hours after it was last shared at the latest',
    counted:
      'it counts how many different ones a network, and the larger one around it, has asked for in an hour',
    proof: 'it sends the SMS, checks by reCAPTCHA that a person asks for the code',
    transfers: 'the EU’s standard contractual clauses',
  },
} as const;

/** The example of `web/.env`, which says of itself that it is one. */
const OPERATOR = import.meta.env;

const PAGES = [
  ['privacy', '/privacy'],
  ['terms', '/privacy/terms'],
] as const;

const main = () => page.getByRole('main');

async function openLegal(name: 'privacy' | 'terms', address: string, language: Language) {
  const { title, sections } = legalWords(name, language);
  await openApp(address, { language });
  await expect.element(main().getByRole('heading', { level: 1, name: title })).toBeVisible();
  return sections;
}

for (const language of ['ua', 'en'] as const) {
  const words = STATEMENTS[language];

  for (const [name, address] of PAGES) {
    test(`[LN-06] ${address} in ${language} has its dates, and every section under its address`, async () => {
      const sections = await openLegal(name, address, language);
      await expect.element(main().getByText(words.dates, { exact: true })).toBeVisible();
      const titles = sections.map(({ title }) => title);
      const contents = main().getByRole('navigation', { name: words.contents }).getByRole('link').elements();
      const headings = main().getByRole('heading', { level: 2 }).elements();
      expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
      expect(contents.map(({ textContent }) => textContent)).toEqual(titles);
      expect(contents.map((link) => link.getAttribute('href'))).toEqual(
        sections.map(({ section }) => `#${section}`),
      );
      for (const { section } of sections) expect(document.getElementById(section)?.textContent).toBeTruthy();
    });
  }

  test(`[LN-06] the policy says in ${language} where data is, that nobody is tracked, and how to delete`, async () => {
    await openLegal('privacy', '/privacy', language);
    for (const statement of [words.database, words.location, words.deletion, words.limitedUse])
      expect(main().element().textContent).toContain(statement);
    await expect
      .element(main().getByRole('link', { name: /Google API|API Google/ }))
      .toHaveAttribute('href', 'https://developers.google.com/terms/api-services-user-data-policy');
  });
}

for (const language of ['ua', 'en'] as const) {
  const words = STATEMENTS[language];

  test(`[F-S9] the policy says in ${language} who sees a place, how long, and on what basis data leaves Europe`, async () => {
    await openLegal('privacy', '/privacy', language);
    for (const statement of [words.byNumber, words.end, words.counted, words.proof, words.transfers])
      expect(main().element().textContent).toContain(statement);
    // Nothing is called irreversible as long as the key of its day is there.
    expect(main().element().textContent).not.toMatch(/не відновити|cannot be turned back/);
  });

  test(`[F-S9] both pages name in ${language} the operator, whom to write to, and what has changed since`, async () => {
    for (const [name, address] of PAGES) {
      await openLegal(name, address, language);
      const { textContent } = main().element();
      expect(textContent).toContain(`${OPERATOR.VITE_OPERATOR_NAME}, ${OPERATOR.VITE_OPERATOR_ADDRESS}`);
      const email = OPERATOR.VITE_OPERATOR_EMAIL;
      const links = main().getByRole('link', { name: email, exact: true }).elements();
      expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([`mailto:${email}`]));
      await expect.element(main().getByText(words.since, { exact: true })).toBeVisible();
      expect(document.querySelector('main a[href*="chat"]')).toBeNull();
      await cleanup();
    }
  });
}

for (const [name, address] of PAGES) {
  test(`[LN-06] ${address} has no accessibility fault, nor a line too long to read`, async () => {
    await openLegal(name, address, 'ua');
    await expectNoFaults(address);
    const lines = [...document.querySelectorAll('main section p, main section li')];
    expect(Math.max(...lines.map((line) => line.getBoundingClientRect().width))).toBeLessThanOrEqual(720);
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(390, 844);
    await enlargeText();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
}

test('[LN-06] the policy and the terms lead to each other and to the account', async () => {
  await signInOwn();
  await openLegal('privacy', '/privacy', 'ua');
  await page.getByCss('#changes').getByRole('link').last().click();
  await expect
    .element(main().getByRole('heading', { level: 1 }))
    .toHaveTextContent(legalWords('terms', 'ua').title);
  expect(location.pathname).toBe('/privacy/terms');
  await page.getByCss('#data').getByRole('link').click();
  await page.getByCss('#deletion').getByRole('link', { name: '«Обліковий запис»' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Обліковий запис' })).toBeVisible();
});
