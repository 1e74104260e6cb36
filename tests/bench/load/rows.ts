import { freemem } from 'node:os';
import { extractRows } from '@par-club/functions/contract/parex';
import { REGION } from '@par-club/functions/contract/region';
import { dayAt } from '../../../functions/src/parex/day.ts';
import { promptFor } from '../../../functions/src/parex/prompt.ts';
import { settings } from '../../../functions/src/platform/settings.ts';
import { origin } from '../../../local/project/ports.ts';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from '../../kit/app-check.ts';
import { emulatorPorts, PROJECT_ID } from '../../kit/emulators.ts';
import { startFunctions } from '../../kit/functions-instance.ts';
import { MODEL_ENVIRONMENT } from './environment.ts';
import { type Columns, type Figures, type Grown, times } from './figures.ts';
import { after, inFlight } from './in-flight.ts';
import { functionWorkers, instances, memoryOf, meter } from './meter.ts';

/** Seconds for which each is measured. */
const DURATION = 16;
/** Calls of each place before those that are measured: the emulator starts a process for the first. */
const WARM_UP = 3;
/** After this a call counts as lost, as in the web app. */
const CALL_TIMEOUT_MS = 60_000;
/** Megabytes for what an instance keeps: half of the 512 that a deployed one has. */
const HEAP = 256;
/** Bytes that the emulator's process for one call at a time may come to have. */
const WORKER_MEMORY = 200 * 2 ** 20;
const MESSAGE =
  'Доброго дня! Хочу поїхати завтра зі Львова до Варшави, двоє дорослих і дитина, ' +
  'виїзд після обіду. Мій телефон 067 123 45 67, Олена';
const COLUMNS = ['Звідки', 'Куди', 'Дата', 'Телефон'];

export const ROWS_COLUMNS = {
  'in flight': 0,
  'calls/s': 0,
  'p50, ms': 0,
  'p95, ms': 0,
  'p99, ms': 0,
  'direct, calls/s': 0,
  'direct p50, ms': 0,
  'p50 ÷ direct': 2,
  'calls/s ÷ own key': 2,
  'processor ms a call': 1,
  errors: 0,
  processes: 0,
  'at the start, MB': 0,
  'at the end, MB': 0,
} as const satisfies Columns<string>;
type RowsFigures = Figures<keyof typeof ROWS_COLUMNS>;

type Rows = Grown<keyof typeof ROWS_COLUMNS>;
/** One call in a place. */
type Call = (place: number) => Promise<void>;

const ports = emulatorPorts('bench');
const addressAt = (server: string) => `${server}/${PROJECT_ID}/${REGION}/${extractRows.name}`;
const EMULATOR = addressAt(origin(ports.functions));
const MODEL = `${origin(ports.languageModel)}/v1/chat/completions`;
const KEY = 'sk-bench-own';
const PROOF = { [APP_CHECK_HEADER]: APP_CHECK_TOKEN };

/**
 * Reads messages with a number of calls in flight: through the emulator, which has a process for each of them, so that
 * half the number is doubled; by one instance as it is deployed, with twice the number too; and without any function.
 */
export async function measureRows(calls: number): Promise<Rows[]> {
  const half = Math.ceil(calls / 2);
  const others = new Set(functionWorkers());
  const workers = () => functionWorkers().filter((pid) => !others.has(pid));
  const measured = [await grow(half, 'through the emulator, own key', byOwnKey(EMULATOR), workers)];

  const options = { name: 'load', suite: 'bench', environment: MODEL_ENVIRONMENT, heap: HEAP } as const;
  const instance = await startFunctions(options);
  const ofInstance = addressAt(instance.origin);
  const own = await grow(calls, 'one instance, own key', byOwnKey(ofInstance), instances);
  const lent = await grow(calls, 'one instance, lent key', byLentKey(ofInstance), instances);
  await instance.stop();
  for (const load of ['once', 'twice'] as const) {
    lent[load]['calls/s ÷ own key'] = (lent[load]['calls/s'] ?? 0) / (own[load]['calls/s'] ?? 0);
  }
  return [...measured, own, lent];
}

async function grow(calls: number, what: string, call: Call, processes: () => number[]): Promise<Rows> {
  const once = await measure(calls, call, processes);
  return { what, once, twice: await measure(calls * 2, call, processes) };
}

async function measure(calls: number, call: Call, processes: () => number[]): Promise<RowsFigures> {
  const isTooMuch = processes().length !== 1 && calls * WORKER_MEMORY > freemem();
  if (isTooMuch) return { 'in flight': calls, 'calls/s': Number.NaN };
  await inFlight(calls, call, (_, done) => done === WARM_UP);
  const direct = await inFlight(calls, askDirectly, after(DURATION / 2));
  const atStart = memoryOf(processes());
  const taken = meter(processes());
  const done = await inFlight(calls, call, after(DURATION));
  const { processor } = taken();
  const [mine, bare] = [times(done.milliseconds), times(direct.milliseconds)];
  return {
    ...{ 'in flight': calls, 'calls/s': done.perSecond, ...mine },
    ...{ 'direct, calls/s': direct.perSecond, 'direct p50, ms': bare['p50, ms'] },
    'p50 ÷ direct': mine['p50, ms'] / bare['p50, ms'],
    'processor ms a call': (processor * 1000) / done.milliseconds.length,
    ...{ errors: done.errors, processes: processes().length },
    ...{ 'at the start, MB': atStart, 'at the end, MB': memoryOf(processes()) },
  };
}

/** On the caller's key. */
function byOwnKey(address: string): Call {
  return (place) => post(address, { data: { message: MESSAGE, columns: COLUMNS, apiKey: KEY } }, from(place));
}

/** On the deployment's key. */
function byLentKey(address: string): Call {
  return (place) => post(address, { data: { message: MESSAGE, columns: COLUMNS } }, from(place));
}

/** Each place has an address of its own, as visitors have. */
function from(place: number): Record<string, string> {
  return { ...PROOF, 'x-forwarded-for': `10.0.${Math.floor(place / 250)}.${(place % 250) + 1}` };
}

/** What the function asks the language model. */
function askDirectly(): Promise<void> {
  const { messages, schema, maxTokens } = promptFor(MESSAGE, COLUMNS, dayAt(new Date(), settings.timeZone));
  const format = { type: 'json_schema', json_schema: { name: 'rows', strict: true, schema } };
  const { model, temperature } = settings;
  const body = { model, temperature, max_tokens: maxTokens, messages, response_format: format };
  return post(MODEL, body, { authorization: `Bearer ${KEY}` });
}

/** @throws an error for any answer but a success */
async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${answer}`);
}
