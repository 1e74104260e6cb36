import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signInOwn } from '../kit/components/app.tsx';

for (const i of [1, 2, 3]) {
  test(`the demo's week ${i}`, async () => {
    const uid = await signInOwn();
    localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
    await openApp('/parendar/app');
    await expect.element(page.getByRole('button', { name: 'Новий рейс' })).toBeVisible();
  });
}
