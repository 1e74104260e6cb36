import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientText } from '../../web/src/features/parloc/client.text.ts';
import { momentWords } from '../../web/src/features/parloc/shared/moment-words.ts';
import type { Messages } from '../../web/src/intl/catalogue.ts';
import { formats } from '../../web/src/intl/date-formats.ts';
import { languageTag } from '../../web/src/intl/language.ts';

describe('[L-04] the end of a place', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['ua', [2026, 10, 23], '07:59, 24 листопада'],
    ['en', [2026, 10, 23], '07:59 on 24 November'],
    ['ua', [2026, 11, 31], '07:59, 1 січня'],
    ['en', [2028, 1, 29], '07:59 on 1 March'],
  ] as const)('[F-C9] has its day where that is not today: %s, %j', (language, today, tomorrow) => {
    const [year, month, day] = today;
    const id = 'parloc.client.dayAndTime';
    const messages = { [id]: clientText[id][language] } as unknown as Messages;
    const intl = createIntl({ locale: languageTag[language], messages, formats });
    const wordsAt = (...time: [number, number, number]) =>
      momentWords(intl, new Date(year, month, ...time).getTime());
    for (const hour of [0, 8, 23]) {
      vi.setSystemTime(new Date(year, month, day, hour, 59));
      expect(wordsAt(day, 7, 59)).toBe('07:59');
      expect(wordsAt(day + 1, 7, 59)).toBe(tomorrow);
    }
  });
});
