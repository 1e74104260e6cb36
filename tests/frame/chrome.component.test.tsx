import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appText } from '../../web/src/app/app.text.ts';
import { openAgain, openApp, wordsOf } from '../kit/components/app.tsx';

const say = wordsOf(appText, 'ua');
const header = page.getByRole('banner');
const HEADING = { ua: 'Повідомлення → рядок', en: 'Message → row' };

/** Links to other sites say so: they open a tab. */
const inNewTab = (name: string) => new RegExp(`^${name}`);

test('[CH-01] the footer leads to the legal pages, the chat and the website, and says what the club is', async () => {
  await openApp('/parex');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent(say('app.footer.tagline'));
  const link = (name: string) => footer.getByRole('link', { name: inNewTab(name) });
  await expect.element(link(say('app.footer.privacy'))).toHaveAttribute('href', '/privacy');
  await expect.element(link(say('app.footer.terms'))).toHaveAttribute('href', '/privacy/terms');
  const chat = link(say('app.footer.chat'));
  await expect.element(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/.+\/chat$/));
  await expect.element(chat).toHaveAttribute('target', '_blank');
  await expect
    .element(link(say('app.footer.website')))
    .toHaveAttribute('href', expect.stringMatching(/^https:/));
  await link(say('app.footer.terms')).click();
  await expect.poll(() => location.pathname).toBe('/privacy/terms');
});

test('[CH-06] the header of the message tool has its title and a way to ask in the chat', async () => {
  await openApp('/parex');
  await expect.element(header.getByRole('link', { name: 'Parex' })).toHaveAttribute('href', '/parex');
  const questions = header.getByRole('link', { name: inNewTab(say('app.questions')) });
  await expect.element(questions).toHaveAttribute('href', expect.stringMatching(/^https:\/\/.+\/chat$/));
  await expect.element(questions).toHaveAttribute('target', '_blank');
});

test('[CH-03] the club layout has the brand, which leads to the drivers’ tool, a footer and a wider container', async () => {
  await page.viewport(1600, 900);
  const headerWidth = () => header.getByCss(':scope > div').element().getBoundingClientRect().width;
  await openApp('/parex');
  await expect.element(header).toBeVisible();
  const toolWidth = headerWidth();
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  const brand = header.getByRole('link', { name: 'Par Club' });
  await expect.element(brand).toBeVisible();
  expect(headerWidth()).toBeGreaterThan(toolWidth);
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  await brand.click();
  await expect.poll(() => location.pathname).toBe('/parloc');
});

test.for([
  ['nothing', null],
  ['nonsense', 'de'],
] as const)('[CH-11] the language is Ukrainian where %s is kept', async ([, kept]) => {
  if (kept !== null) localStorage.setItem('app_locale', kept);
  await openApp('/parex');
  await expect.element(page.getByRole('heading', { name: HEADING.ua })).toBeVisible();
  expect(document.documentElement.lang).toBe('uk');
});

test('[CH-11] the language changes everywhere at once, is kept, and keeps what was typed', async () => {
  await openApp('/parex');
  await page.getByRole('textbox').fill('Олена 0671234567');
  await page.getByRole('button', { name: /Switch to English$/ }).click();
  await expect.element(page.getByRole('heading', { name: HEADING.en })).toBeVisible();
  await expect
    .element(page.getByRole('contentinfo'))
    .toMatchTextContent('Automation for carrier dispatchers');
  expect(document.documentElement.lang).toBe('en-GB');
  await expect.element(page.getByRole('textbox')).toHaveValue('Олена 0671234567');
  expect(document.title).toBe('Parex: message → spreadsheet row');
  expect(localStorage.getItem('app_locale')).toBe('en');
  await openAgain();
  await expect.element(page.getByRole('heading', { name: HEADING.en })).toBeVisible();
  await page.getByRole('button', { name: /Перейти на українську$/ }).click();
  await expect.element(page.getByRole('heading', { name: HEADING.ua })).toBeVisible();
  expect(localStorage.getItem('app_locale')).toBe('ua');
});

test('the keyboard passes the header by a link', async () => {
  await openApp('/parex');
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: say('app.skip') })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
