import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { bearerToken } from './calendar/access.ts';
import { accountIn } from './consent/consent.ts';
import { ownerOf } from './consent/tokens.ts';
import { control } from './control/control.ts';
import type { Kind, LogEntry } from './control/control-protocol.ts';
import { faultReply, takeFault } from './control/faults.ts';
import { apiError } from './errors.ts';
import { type Google, type GoogleOptions, google as newGoogle } from './google.ts';
import { type Call, formOf, Refusal, type Reply } from './http.ts';
import { routeOf } from './routes.ts';
import { writeState } from './state.ts';

/** How many requests the log keeps. */
const KEPT_REQUESTS = 5000;

/**
 * A stand-in for Google: its consent page, tokens and calendars, on Google's own paths of one origin. Beside them
 * `POST /control/…` (see control-protocol.ts) makes it fail, and does what other people would.
 */
export function googleStandIn(options: GoogleOptions): Server {
  const google = newGoogle(options);
  return createServer((request, response) => {
    respond(google, request, response)
      .then(() => options.file && writeState(options.file, google.state))
      .catch(() => response.destroy());
  });
}

async function respond(google: Google, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await callOf(request);
  if (call.path.startsWith('/control/')) {
    const reply = await answer(async () => (await control(google, call)) ?? apiError('notFound').reply);
    return send(response, reply);
  }
  const route = isDecodable(call.path) ? routeOf(call) : null;
  const entry = logEntry(google, call, route?.kind ?? 'unknown', request.socket.remotePort ?? 0);
  google.log.push(entry);
  if (google.log.length > KEPT_REQUESTS) google.log.shift();
  google.arrivals.emit('request');
  if (!route) return send(response, apiError('notFound').reply);
  const fault = takeFault(google, route.kind, entry.email);
  const late = () => delay(google, entry.email, fault?.milliseconds ?? 0);
  if (fault?.what === 'delay') await late();
  if (fault?.what === 'cut') return void response.destroy();
  const reply = (fault && faultReply(fault, route.kind)) ?? (await answer(() => route.answer(google)));
  if (fault?.what === 'cutAfter') return void response.destroy();
  if (fault?.what === 'delayAfter') await late();
  if (fault?.what === 'cutWithin') return sendHalf(response, reply);
  entry.status = reply.status;
  send(response, reply);
}

/** Waits for the time of a fault, or until a test releases the account's requests. */
async function delay({ delayed }: Google, email: string, milliseconds: number): Promise<void> {
  const request = { email, waiting: new AbortController() };
  delayed.add(request);
  await wait(milliseconds, undefined, { ref: false, signal: request.waiting.signal }).catch(() => {});
  delayed.delete(request);
}

/** The reply of a handler, or the error that it ended with. */
async function answer(handle: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await handle();
  } catch (error) {
    return (error instanceof Refusal ? error : apiError('internal')).reply;
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}

/** Promises all of a reply and ends the connection after the first half. */
async function sendHalf(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  const whole = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': whole.length });
  await new Promise((sent) => response.write(whole.subarray(0, whole.length / 2), sent));
  response.destroy();
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const target = request.url ?? '/';
  const { pathname, searchParams } = new URL(target, 'http://google');
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  const { method = 'GET', headers } = request;
  return { method, target, path: pathname, query: searchParams, headers, body };
}

function logEntry(google: Google, call: Call, kind: Kind, port: number): LogEntry {
  return {
    kind,
    target: call.path.startsWith('/calendar/') ? call.target : '',
    port,
    email: accountFor(google, call, kind),
    ifMatch: call.headers['if-match'] ?? '',
    status: 0,
  };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The e-mail address of the account that a request is for. */
function accountFor(google: Google, call: Call, kind: Kind): string {
  const form = formOf(call);
  if (kind === 'consent.page') return call.query.get('login_hint') ?? '';
  if (kind === 'consent.decision') return accountIn(form);
  if (kind === 'token') return ownerOf(google, form.get('refresh_token') ?? form.get('code') ?? '');
  if (kind === 'revoke') return ownerOf(google, call.query.get('token') ?? '');
  return ownerOf(google, bearerToken(call.headers.authorization));
}
