import type { Callable } from '@par-club/functions/contract/callable';
import { afterAll, vi } from 'vitest';
import { CallError } from '../../web/src/failures/call-error.ts';
import { calendarServiceSuite } from '../../web/src/features/parendar/calendar/calendar-service.suite.ts';
import { googleCalendar } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { call, connect } from './calls.ts';

const dispatcher = await signInAs(newPerson());
afterAll(() => dispatcher.close());

// The page's own is bound to the page's app; this one gives the same errors.
vi.mock('../../web/src/firebase/call.ts', () => ({
  call: <Input, Output>(callable: Callable<Input, Output>, input: Input) =>
    call(dispatcher, callable, input).catch((error: unknown) => {
      const { details } = Object(error);
      throw details ? new CallError(details, { cause: error }) : error;
    }),
}));

calendarServiceSuite('the person’s own calendar, by the functions and Google', async () => {
  const email = await connect(dispatcher);
  return { service: googleCalendar, calendarId: email };
});
