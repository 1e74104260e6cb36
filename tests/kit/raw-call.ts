import { REGION } from '@par-club/functions/contract/region';
import { origin } from '../../local/project/ports.ts';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from './app-check.ts';
import { emulatorPorts, PROJECT_ID } from './emulators.ts';
import type { FunctionsAddress } from './functions-instance.ts';

/** What a callable answered: an error as the platform writes it, or a result. */
export type RawAnswer = {
  status: number;
  text: string;
  result?: unknown;
  error?: { status?: string; message?: string; details?: { reason?: unknown } };
};

export interface RawCallOptions {
  /** Of who is signed in. */
  token?: string | undefined;
  init?: RequestInit;
  /** Those of the emulator when left out. */
  functions?: Pick<FunctionsAddress, 'origin'>;
}

const EMULATOR = { origin: origin(emulatorPorts().functions) };
/** A ceiling against hanging. */
const CALL_TIMEOUT_MS = 100_000;
/** Functions answer to a longer body without reading it. */
const LONGEST_READ_BYTES = 64 * 1024;

/**
 * Calls a function over HTTP by hand, so that what no client library would send arrives too.
 *
 * @param body the whole body, as text
 */
export async function rawCall(
  name: string,
  body: string,
  { token, init, functions = EMULATOR }: RawCallOptions = {},
): Promise<RawAnswer> {
  const address = `${functions.origin}/${PROJECT_ID}/${REGION}/${name}`;
  return answerOf(await fetch(address, request(body, token, init)));
}

/**
 * Calls a function that anybody may call, as pages do without the SDK: signed out, and without a proof of App Check.
 *
 * @param options.network the address that it is called from
 */
export function callPublicly(
  name: string,
  data: unknown,
  { network, functions }: { network?: string; functions: Pick<FunctionsAddress, 'origin'> },
): Promise<RawAnswer> {
  const headers = { [APP_CHECK_HEADER]: '', ...(network !== undefined && { 'x-forwarded-for': network }) };
  return rawCall(name, JSON.stringify({ data }), { init: { headers }, functions });
}

/** The request that `rawCall` makes. */
export function request(body: string, token?: string, init: RequestInit = {}): RequestInit {
  return {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    ...init,
    headers: {
      'content-type': 'application/json',
      // A connection that is kept may be closed by the server in the moment in which it is used again. After a body that is
      // too long to be read the emulators stay up only where it is kept.
      ...(Buffer.byteLength(body) <= LONGEST_READ_BYTES && { connection: 'close' }),
      [APP_CHECK_HEADER]: APP_CHECK_TOKEN,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  };
}

export async function answerOf(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  let parsed: object = {};
  try {
    parsed = JSON.parse(text) as object;
  } catch {
    // The platform's own words for what never reached the function.
  }
  return { ...parsed, status: response.status, text };
}
