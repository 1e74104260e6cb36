import { landingText } from '../../web/src/features/landing/landing.text.ts';
import { expect, test, toasterIsThere } from '../kit/browser.ts';

const MESSAGE = 'Вітаю, 4 місця на 5 грудня о 19:45 з Чернівців до Варшави. Зоряна, 093 765 00 11';

test('[LN-02] a message of one’s own is read on the device, outlives a reload, and goes along into the tool', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await page.goto('/');
  const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
  await ticket.getByRole('textbox').fill(MESSAGE);
  await expect(ticket.getByText('Чернівці', { exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').last()).toHaveText('ЗорянаВаршава19:454');
  // In a thread of its own, which leaves the page free.
  const threads = page.workers().map((thread) => thread.url());
  expect(threads.join()).toContain('read-message');
  await page.reload();
  await expect(ticket.getByRole('textbox')).toHaveValue(MESSAGE);
  await expect(ticket.getByText('Чернівці', { exact: true })).toBeVisible();
  expect(posted).toEqual([]);
  await ticket.getByRole('link', { name: landingText['landing.ticket.open'].ua }).click();
  await expect(page).toHaveURL('/parex');
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
});

test.describe('in English, which is drawn here and not taken over', () => {
  test.use({ language: 'en' });
  const word = (id: keyof typeof landingText) => landingText[id].en;

  test('[LN-01] [LN-02] the hero leads to the products, and they to the tools', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: word('landing.title') })).toBeInViewport();
    await page.getByRole('button', { name: word('landing.toTools') }).click();
    await expect(page.getByRole('heading', { name: word('landing.tools') })).toBeInViewport();
    await page
      .getByRole('region', { name: word('landing.tools') })
      .getByRole('link', { name: word('landing.parloc.open') })
      .click();
    await expect(page).toHaveURL('/parloc');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word('landing.title'));
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[LN-02] a reader that does not come is told of, and the message stays', async ({ page, context }) => {
    await page.goto('/');
    await toasterIsThere(page);
    const ticket = page.getByRole('region', { name: landingText['landing.ticket.title'].ua });
    await context.setOffline(true);
    await ticket.getByRole('textbox').fill(MESSAGE);
    await expect(ticket.getByText(landingText['landing.ticket.failed'].ua)).toBeVisible();
    await expect(ticket.getByRole('textbox')).toHaveValue(MESSAGE);
  });
});
