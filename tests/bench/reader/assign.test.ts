import { describe, expect, it } from 'vitest';
import { assign } from './assign.ts';

describe('assign', () => {
  it('takes the largest sum, not the largest gain first', () => {
    expect(
      assign([
        [10, 9],
        [9, 1],
      ]),
    ).toEqual([1, 0]);
  });

  it('leaves rows without a column', () => {
    expect(assign([[1], [3], [2]])).toEqual([-1, 0, -1]);
    expect(assign([[], []])).toEqual([-1, -1]);
  });

  it('leaves columns without a row', () => {
    expect(assign([[1, 3, 2]])).toEqual([1]);
    expect(assign([])).toEqual([]);
  });
});
