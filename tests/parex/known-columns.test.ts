import { expect, it } from 'vitest';
import { unknownColumns } from '../../functions/src/parex/known-columns.ts';
import { RIDE_COLUMNS } from '../../web/src/features/parendar/box/rides.ts';
import { READ_COLUMNS } from '../../web/src/features/parendar/model/read-values.ts';
import { readSets } from '../../web/src/features/parex/columns/sets.ts';

it('[O-06] the model is asked for no label of a column that the product asks for by itself', () => {
  const labels = [RIDE_COLUMNS, READ_COLUMNS, ...readSets().sets.map(({ columns }) => columns)].flat();
  expect(labels).toContain('ПІБ одержувача');
  expect(labels.filter((label) => unknownColumns([label]).length > 0)).toEqual([]);
});
