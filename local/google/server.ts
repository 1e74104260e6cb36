import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serverOf } from '../project/server.ts';
import { bearerToken } from './calendar/calendars.ts';
import { tellChannels } from './calendar/channels.ts';
import { accountIn } from './consent/consent.ts';
import { ownerOf } from './consent/tokens.ts';
import { control } from './control/control.ts';
import type { Kind, LogEntry } from './control/control-protocol.ts';
import { faultReply, takeFault } from './control/faults.ts';
import { apiError } from './errors.ts';
import { type Google, type GoogleOptions, google as newGoogle } from './google.ts';
import type { Call } from './http.ts';
import { routeOf } from './routes.ts';
import { writeState } from './state.ts';

const KEPT_REQUESTS = 5000;

/** Google's consent, tokens and calendars on one origin. `POST /control/…` (control.ts) makes it fail. */
export function googleStandIn(options: GoogleOptions): Server {
  const google = newGoogle(options);
  google.signals.on('change', (calendarId: string) => tellChannels(google, calendarId));
  return serverOf(async (request, response) => {
    const reply = await respond(google, request, response);
    if (options.file) writeState(options.file, google.state);
    return reply;
  });
}

/** @returns undefined where a fault has cut the connection */
async function respond(
  google: Google,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Response | undefined> {
  const { method = 'GET', url: target = '/', headers } = request;
  const { pathname: path, searchParams: query } = new URL(target, 'http://google');
  const call: Call = { method, target, path, query, headers, body: await text(request) };
  if (call.path.startsWith('/control/')) return answer(() => control(google, call));
  const route = routeOf(call);
  const entry = logEntry(google, call, route?.kind ?? 'unknown', request.socket.remotePort ?? 0);
  google.log.push(entry);
  if (google.log.length > KEPT_REQUESTS) google.log.shift();
  google.signals.emit('request');
  if (!route) return apiError('notFound');
  const fault = takeFault(google, route.kind, entry.email);
  if (fault?.what === 'delay') await delay(google, entry.email, fault.milliseconds);
  if (fault?.what === 'cut') return void response.destroy();
  const reply = (fault && faultReply(fault, route.kind)) ?? (await answer(() => route.answer(google)));
  if (fault?.what === 'cutAfter') return void response.destroy();
  if (fault?.what === 'delayAfter') await delay(google, entry.email, fault.milliseconds);
  if (fault?.what === 'cutWithin') return void (await sendHalf(response, reply));
  entry.status = reply.status;
  return reply;
}

async function delay({ signals }: Google, email: string, milliseconds = 0): Promise<void> {
  await Promise.race([wait(milliseconds, undefined, { ref: false }), once(signals, `release ${email}`)]);
}

/** The handler's reply, or the error that it throws. */
async function answer(handle: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    return error instanceof Response ? error : apiError('internal');
  }
}

/** Promises all of a reply and ends the connection after the first half. */
async function sendHalf(response: ServerResponse, reply: Response): Promise<void> {
  const whole = Buffer.from(await reply.text());
  response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), 'content-length': whole.length });
  await new Promise((sent) => response.write(whole.subarray(0, whole.length / 2), sent));
  response.destroy();
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

function accountFor(google: Google, { query, headers, body }: Call, kind: Kind): string {
  const form = new URLSearchParams(body);
  if (kind === 'consent.page') return query.get('login_hint') ?? '';
  if (kind === 'consent.decision') return accountIn(form);
  if (kind === 'token') return ownerOf(google, form.get('refresh_token') ?? form.get('code') ?? '');
  if (kind === 'revoke') return ownerOf(google, query.get('token') ?? '');
  return ownerOf(google, bearerToken(headers.authorization));
}
