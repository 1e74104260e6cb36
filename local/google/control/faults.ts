import { apiError, isApiError, oauthError } from '../errors.ts';
import type { Google } from '../google.ts';
import type { Fault, Kind } from './control-protocol.ts';

/** The fault that a request meets, whose count goes down by it. */
export function takeFault(google: Google, kind: Kind, email: string): Fault | undefined {
  const fault = google.faults.find(
    (one) => isMeant(one.kind, kind) && (one.email === undefined || one.email === email),
  );
  if (!fault || fault.count === null) return fault;
  fault.count = (fault.count ?? 1) - 1;
  if (fault.count === 0) google.faults = google.faults.filter((one) => one !== fault);
  return fault;
}

/** Null for a fault whose request is answered as usual, or not at all. */
export function faultReply({ what }: Fault, kind: Kind): Response | null {
  if (what === 'wrongShape') return Response.json({ ok: true });
  if (what === 'nonsense') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response('<!doctype html><title>Sign in to the Wi-Fi</title>', { headers });
  }
  if (!isApiError(what)) return null;
  const reply = apiError(what);
  const isOauth = kind === 'token' || kind === 'revoke';
  return isOauth ? oauthReply(reply.status) : reply;
}

function oauthReply(status: number): Response {
  if (status >= 500) return oauthError(status, 'internal_failure', 'Internal server error');
  if (status === 429) return oauthError(429, 'rate_limit_exceeded', 'Rate limit exceeded');
  if (status === 401) return oauthError(401, 'invalid_client', 'Unauthorized');
  return oauthError(400, 'invalid_grant', 'Token has been expired or revoked.');
}

function isMeant(wanted: Fault['kind'], kind: Kind): boolean {
  if (wanted === undefined) return !kind.startsWith('consent.');
  return kind === wanted || kind.startsWith(`${wanted}.`);
}
