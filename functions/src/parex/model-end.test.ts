import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { announcedEnd } from './model-end.ts';

/** What the SDK's own types say of models that end, as [model, YYYY-MM-DD]. */
function endsInSdk(): [string, string][] {
  const types = fileURLToPath(import.meta.resolve('openai/resources/shared.mjs')).replace(/\.mjs$/, '.d.ts');
  const words = readFileSync(types, 'utf8').replace(/\s+\*\s+/g, ' ');
  const groups = words.matchAll(/((?:"[\w.-]+"(?:, )?)+): Announced shutdown date: (\d{4}-\d\d-\d\d)/g);
  return [...groups].flatMap(([, models = '', date = '']) =>
    [...models.matchAll(/"([\w.-]+)"/g)].map(([, model = '']): [string, string] => [model, date]),
  );
}

it('[M-06] the table agrees with the SDK on every model that both name', async () => {
  const announced = endsInSdk();
  expect(announced).toContainEqual(['gpt-4o-mini', '2027-01-14']);
  for (const [model, date] of announced) {
    const end = await announcedEnd(model, undefined);
    if (end.date !== undefined) expect({ model, ...end }).toEqual({ model, date, source: 'table' });
  }
});

it.each([
  ['gpt-4o-mini', '2027-01-14'],
  ['gpt-4o-mini-2024-07-18', '2027-01-14'],
  ['gpt-4o-2024-05-13', '2026-10-23'],
  ['gpt-6-luna', undefined],
])('[M-06] without a key the table tells the end of %s', async (model, date) => {
  expect(await announcedEnd(model, undefined)).toEqual({ date, source: 'table' });
});
