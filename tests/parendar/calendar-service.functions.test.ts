import * as contract from '@par-club/functions/contract/parendar';
import { afterAll, inject } from 'vitest';
import { CallError } from '../../web/src/failures/call-error.ts';
import { calendarServiceSuite } from '../../web/src/features/parendar/calendar/calendar-service.suite.ts';
import { calendarByCalls } from '../../web/src/features/parendar/calendar/google-calendar.data.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { call, connect } from './calls.ts';

const { ordinary } = inject('functions');
const dispatcher = await signInAs(newPerson(), { functions: ordinary });
afterAll(() => dispatcher.close());

// The page's own calls are bound to the page's app; these give the same errors.
const service = calendarByCalls((pick, input) =>
  call(dispatcher, pick(contract), input).catch((error: unknown) => {
    const { details } = Object(error);
    throw details ? new CallError(details, { cause: error }) : error;
  }),
);

calendarServiceSuite('the person’s own calendar, by the functions and Google', async () => {
  const email = await connect(dispatcher);
  return { service, calendarId: email };
});
