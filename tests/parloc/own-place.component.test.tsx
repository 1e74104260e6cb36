import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { openApp } from '../kit/components/app.tsx';
import { say, sayInEnglish, standAt } from './pages.ts';
import { KYIV } from './places.ts';

/** A kilometre north-east of the demo driver's car, and a little. */
const NEARBY = { latitude: KYIV.latitude + 0.008, longitude: KYIV.longitude + 0.008 };

const LANGUAGES = [
  { language: 'ua', words: say, distance: /До машини 1,1 км/ },
  { language: 'en', words: sayInEnglish, distance: /1\.1 km to the car/ },
] as const;

// All tests are one page to the browser, which would remember where the test before has been.
beforeEach(() => {
  const { getCurrentPosition } = Geolocation.prototype;
  vi.spyOn(Geolocation.prototype, 'getCurrentPosition').mockImplementation(function anew(
    this: Geolocation,
    found,
    failed,
    options,
  ) {
    getCurrentPosition.call(this, found, failed, { ...options, maximumAge: 0 });
  });
});

for (const { language, words, distance } of LANGUAGES) {
  test(`[L-11] in ${language}, a press shows where one is, and how far the car is, and nobody is told`, async () => {
    await standAt(NEARBY);
    const fetched = vi.spyOn(window, 'fetch');
    const sent = vi.spyOn(navigator, 'sendBeacon');
    const located = vi.mocked(Geolocation.prototype.getCurrentPosition);
    await openApp('/parloc/driver/demo', { language });
    const button = page.getByRole('button', { name: words('map.own'), exact: true });
    await expect.element(button).toBeVisible();
    expect(located).not.toHaveBeenCalled();
    await button.click();
    const map = page.getByRole('article');
    await expect.element(map.getByText(distance)).toBeVisible();
    // The circle of the car's place, that of one's own, and oneself.
    await expect.poll(() => document.querySelectorAll('.leaflet-overlay-pane path').length).toBe(3);
    await expect.element(page.getByRole('button', { name: words('map.follow') })).toBeVisible();
    const asked = JSON.stringify([...fetched.mock.calls, ...sent.mock.calls]);
    expect(asked).not.toContain(String(NEARBY.latitude));
  });

  test(`[L-11] in ${language}, a browser that may not tell, and a device that does not know, are said`, async () => {
    await commands.grantPermissions([]);
    await openApp('/parloc/driver/demo', { language });
    const button = page.getByRole('button', { name: words('map.own'), exact: true });
    await button.click();
    await expect.element(page.getByText(words('map.own.refused'))).toBeVisible();
    await commands.grantPermissions(['geolocation']);
    // Without coordinates: the position is unavailable.
    await cdp().send('Emulation.setGeolocationOverride', {});
    onTestFinished(async () => void (await cdp().send('Emulation.clearGeolocationOverride')));
    await button.click();
    await expect.element(page.getByText(words('map.own.noPosition'))).toBeVisible();
  });
}
