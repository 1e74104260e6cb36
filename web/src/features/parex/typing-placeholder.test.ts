import { describe, expect, it } from 'vitest';
import { step } from './typing-placeholder.ts';

describe('[X-01] the typing placeholder', () => {
  it('types a letter in 10 ms, stays 2 s, erases one in 5 ms, pauses 0.5 s and begins again', () => {
    expect(step(0, false, 3)).toEqual([{ length: 1, erasing: false }, 10]);
    expect(step(3, false, 3)).toEqual([{ length: 3, erasing: true }, 2000]);
    expect(step(3, true, 3)).toEqual([{ length: 2, erasing: true }, 5]);
    expect(step(0, true, 3)).toEqual([{ length: 0, erasing: false }, 500]);
  });
});
