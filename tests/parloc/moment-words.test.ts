import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientText } from '../../web/src/features/parloc/client.text.ts';
import { momentWords } from '../../web/src/features/parloc/shared/moment-words.ts';
import type { Messages } from '../../web/src/intl/catalogue.ts';
import { formats } from '../../web/src/intl/date-formats.ts';
import { languageTag } from '../../web/src/intl/language.ts';

describe('[L-04] the end of a place', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 8) }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['ua', '07:59, 24 листопада'],
    ['en', '07:59 on 24 November'],
  ] as const)('is told with its day where that is not today, in %s', (language, tomorrow) => {
    const id = 'parloc.client.dayAndTime';
    const messages = { [id]: clientText[id][language] } as unknown as Messages;
    const intl = createIntl({ locale: languageTag[language], messages, formats });
    expect(momentWords(intl, new Date(2026, 10, 23, 7, 59).getTime())).toBe('07:59');
    expect(momentWords(intl, new Date(2026, 10, 24, 7, 59).getTime())).toBe(tomorrow);
  });
});
