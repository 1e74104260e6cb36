import { expect, it } from 'vitest';
import type { ScoredField } from './labelled-messages.ts';
import { normalForm } from './normal-forms.ts';

it.each<[ScoredField, string, string]>([
  ['phone', '067 111-22-33', '380671112233'],
  ['phone', '8 (067) 111 22 33', '380671112233'],
  ['phone', '0048 501 202 303', '48501202303'],
  ['phone', 'немає', 'немає'],
  ['date', '3.12.26', '2026-12-03'],
  ['date', '2026-12-03T09:00', '2026-12-03'],
  ['date', '19.11', '2027-11-19'],
  ['date', '29.02', '2028-02-29'],
  ['date', '31.02.2027', '31.02.2027'],
  ['time', '9', '09:00'],
  ['time', '9-30', '09:30'],
  ['time', '0930', '09:30'],
  ['time', '9:30 p.m.', '21:30'],
  ['time', '12 am', '00:00'],
  ['time', '25:00', '25:00'],
  ['seats', '2 особи', '2'],
  ['seats', '2 або 3', '2 або 3'],
  ['name', 'Мар’яна  К.', "мар'яна к"],
  ['to', 'Рава — Руська', 'рава-руська'],
  ['from', ' ', ''],
])('%s %s', (field, written, form) => {
  expect(normalForm(field, written, '2026-11-20')).toBe(form);
});
