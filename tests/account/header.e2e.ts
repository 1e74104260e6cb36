import { people } from '../../local/sample/people.ts';
import { expect, test } from '../kit/browser.ts';
import { signInBeforehand } from '../kit/sign-in.ts';

// A calendar that is not connected is refused, which the browser writes into its console.
test.use({ expectedComplaints: /Failed to load resource/ });

test('nothing in the header moves while it becomes known who is signed in', async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = () => {
      // Another typeface is as wide as it is; what comes later may come; what is there stays where it is.
      const withFont = document.fonts.size > 0 && document.fonts.check('16px "Onest Variable"', 'UA Їжак');
      for (const each of withFont ? document.querySelectorAll('header a, header button') : []) {
        const { left, top } = each.getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent;
        places.add(`${name} ${Math.round(left)} ${Math.round(top)}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const names = async () => {
    await expect(page.getByRole('banner').getByRole('button')).not.toHaveCount(1);
    return page.evaluate(() =>
      [...(window as unknown as { places: Set<string> }).places].map((place) =>
        place.replace(/ \d+ \d+$/, ''),
      ),
    );
  };
  const addresses = ['/parloc', '/parloc/app', '/parendar'];
  for (const address of addresses) {
    await page.goto(address);
    const visitor = await names();
    expect(new Set(visitor).size, address).toBe(visitor.length);
  }
  await signInBeforehand(page, people.driver);
  for (const address of addresses) {
    await page.goto(address);
    const signedIn = await names();
    expect(new Set(signedIn).size, address).toBe(signedIn.length);
  }
});

test('public pages do without the auth SDK', async ({ page }) => {
  for (const address of ['/', '/privacy', '/parloc/driver/380671234567']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    // Last comes what nobody waits for; by then so would have the SDK.
    await expect.poll(loaded).toContainEqual(expect.stringMatching(/\/assets\/(later|counted)-/));
    expect((await loaded()).join()).not.toMatch(/\/assets\/auth-/);
  }
});
