import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../kit/components/app.tsx';
import { addTrip, card, expectClosed, openWeek, panel, press } from './open-week.ts';

/** The watchers of the page, the newest last. */
let watchers: PhoneWatcher[] = [];
/** What a phone's browser asks when somebody goes back; Chromium on a desktop asks it only for its own Escape. */
class PhoneWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy(): void {
    watchers = watchers.filter((each) => each !== this);
  }
}
beforeEach(() => {
  watchers = [];
  vi.stubGlobal('CloseWatcher', PhoneWatcher);
  return () => vi.unstubAllGlobals();
});
/** Goes back as on a phone: the newest watcher is told, and is spent. */
function goBack(): void {
  const watcher = watchers.pop() ?? expect.fail('The page would be left');
  watcher.onclose?.();
}

test('[T-12] [F-U20] the phone’s Back closes what is on top, and loses nothing that was typed', async () => {
  await openWeek();
  await addTrip('Канів');
  const address = location.href;
  await card('Канів').click();
  await press(panel(), 'Видалити');
  goBack();
  await expect.element(panel().getByText('Видалити цей рейс?')).not.toBeInTheDocument();
  await press(panel(), 'Редагувати');
  await panel().getByRole('textbox', { name: 'Куди' }).fill('Канів, вокзал');
  goBack();
  await expectClosed(panel());
  await press(toasts(), 'Повернутися');
  await expect.element(panel().getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів, вокзал');
  await press(panel(), 'Скасувати');
  await expectClosed(panel());
  expect(watchers).toEqual([]);
  await press(page, 'Водії');
  await expect.element(panel()).toBeVisible();
  goBack();
  await expectClosed(panel());
  expect(location.href).toBe(address);
});
