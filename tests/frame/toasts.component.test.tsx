import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { catalogueOf } from '../../web/src/app/catalogues.ts';
import { LanguageProvider } from '../../web/src/intl/language-provider.tsx';
import { ChunkLoadError } from '../../web/src/loading/chunk.ts';
import { NotLoaded, NotLoadedToast } from '../../web/src/loading/not-loaded.tsx';
import { dismissToast, toast } from '../../web/src/ui/toast.ts';
import { openApp, toasts } from '../kit/components/app.tsx';

// A toast begins within the first 50 ms that pass, and takes 200 ms to go.

beforeEach(async () => {
  await openApp('/privacy');
  // What shows toasts comes with the first one.
  const first = toast('success', 'Перше');
  await expect.element(toasts('Перше')).toBeVisible();
  dismissToast(first);
  await expect.element(toasts()).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

test.for([
  ['4 s by default, as a failure', 'error', 4000],
  ['2 s as a success', 'success', 2000],
] as const)('[CH-12] a toast stays %s', async ([, kind, stays]) => {
  toast(kind, 'Готово');
  await vi.advanceTimersByTimeAsync(50);
  await expect.element(toasts('Готово')).toBeVisible();
  await vi.advanceTimersByTimeAsync(stays - 150);
  await expect.element(toasts('Готово')).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(toasts()).not.toBeInTheDocument();
});

test('[CH-12] one that loads stays until it is replaced', async () => {
  const id = toast('loading', 'Читаємо');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await expect.element(toasts('Читаємо')).toBeVisible();
  toast('success', 'Готово', { id });
  await vi.advanceTimersByTimeAsync(50);
  await expect.element(toasts('Готово')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2400);
  await expect.element(toasts()).not.toBeInTheDocument();
});

test('[CH-12] at most 20 are kept', async () => {
  for (let count = 0; count < 25; count += 1) {
    toast('success', `Збережено ${count}`);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(300);
  await expect.element(toasts()).toHaveLength(20);
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(toasts()).not.toBeInTheDocument();
});

const inPlace = <NotLoaded key="place" error={new ChunkLoadError('sheet', 'failed')} />;
const withoutPlace = <NotLoadedToast key="toast" error={new ChunkLoadError('account', 'failed')} />;

test.for([
  ['first', [[withoutPlace], [withoutPlace, inPlace], [withoutPlace]]],
  ['last', [[inPlace], [inPlace, withoutPlace], [withoutPlace]]],
] as const)(
  '[F-C10] of parts that are missing the page says it once, where the one without a place fails %s',
  async ([, states]) => {
    const withMissing = (parts: readonly (typeof inPlace)[]) => (
      <Suspense>
        <LanguageProvider catalogue={catalogueOf('app')}>{parts}</LanguageProvider>
      </Suspense>
    );
    const { rerender } = await render(withMissing([]));
    for (const parts of states) {
      await rerender(withMissing(parts));
      await vi.advanceTimersByTimeAsync(300);
      const [isInPlace, hasToast] = [inPlace, withoutPlace].map((part) =>
        parts.some((each) => each === part),
      );
      await expect.element(page.getByRole('alert')).toHaveLength(isInPlace ? 1 : 0);
      await expect.element(toasts()).toHaveLength(hasToast ? 1 : 0);
      if (hasToast) expect(toasts().element().checkVisibility()).toBe(!isInPlace);
    }
  },
);

test('[F-U22] a button goes with the page that offers it, and one of the app stays', async () => {
  const lasting = { duration: Number.POSITIVE_INFINITY };
  const action = { label: 'Повернути', onClick() {} };
  toast('success', 'Видалено', { ...lasting, action });
  toast('success', 'Є нова версія', { ...lasting, action, isOfApp: true });
  toast('success', 'Збережено', lasting);
  await vi.advanceTimersByTimeAsync(50);
  await expect.element(toasts()).toHaveLength(3);
  await page.getByRole('link', { name: 'Умови користування' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Умови користування' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(300);
  await expect.element(toasts('Видалено')).not.toBeInTheDocument();
  await expect.element(toasts()).toHaveLength(2);
});
