import { describe, expect, it } from 'vitest';
import { markSources } from './marked-message.tsx';

describe('the places that values came from', () => {
  const texts = (pieces: ReturnType<typeof markSources>) =>
    pieces.map(({ text, found, isStrong }) => (isStrong ? `{${text}}` : found ? `[${text}]` : text)).join('');

  it('are marked in the message', () => {
    const sources = [
      { start: 13, end: 19 },
      { start: 0, end: 5 },
    ];
    expect(texts(markSources('Олена завтра о 15:00', sources))).toBe('[Олена] завтра [о 15:0]0');
  });

  it('may overlap, and nothing of the message is lost or doubled', () => {
    const sources = [
      { start: 0, end: 6 },
      { start: 3, end: 9 },
    ];
    const pieces = markSources('0123456789', sources);
    expect(texts(pieces)).toBe('[012345][678]9');
    expect(pieces.map((piece) => piece.text).join('')).toBe('0123456789');
  });

  it('[M-04] are marked more where one value is touched', () => {
    const sources = [
      { start: 0, end: 6 },
      { start: 3, end: 9 },
    ];
    expect(texts(markSources('0123456789', sources, { start: 3, end: 9 }))).toBe('[012]{345678}9');
    expect(texts(markSources('0123456789', sources, { start: 2, end: 4 }))).toBe('[01]{23}[45][678]9');
    expect(texts(markSources('0123456789', [], { start: 9, end: 10 }))).toBe('012345678{9}');
  });

  it('are none where no value has a source', () => {
    expect(texts(markSources('Олена', []))).toBe('Олена');
  });
});
