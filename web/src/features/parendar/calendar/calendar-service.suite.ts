import { describe } from 'vitest';
import { type EmptyCalendar, suiteCalendar } from './calendar-of-tests.ts';
import { readingSuite } from './calendar-reading.suite.ts';
import { refusalsSuite } from './calendar-refusals.suite.ts';
import { writingSuite } from './calendar-writing.suite.ts';

/** What every calendar service does, whoever keeps the trips. */
export function calendarServiceSuite(name: string, makeEmpty: () => Promise<EmptyCalendar>): void {
  describe(`[P-14] [P-18] ${name}`, () => {
    const calendar = suiteCalendar(makeEmpty);
    readingSuite(calendar);
    writingSuite(calendar);
    refusalsSuite(calendar);
  });
}
