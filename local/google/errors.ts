import apiErrors from './api-errors.json' with { type: 'json' };

/** Google's names of HTTP statuses; other errors have no `status`. */
const STATUS_NAMES: Readonly<Record<number, string>> = apiErrors.statusNames;
/** https://developers.google.com/workspace/calendar/api/guides/errors */
const API_ERRORS = apiErrors.errors;
export type ApiErrorName = keyof typeof API_ERRORS;

export function isApiError(name: string): name is ApiErrorName {
  return Object.hasOwn(API_ERRORS, name);
}

export function apiError(name: ApiErrorName): Response {
  const { code, reason, message } = API_ERRORS[name];
  return refusal(code, reason, message);
}

export function refusal(code: number, reason: string, message: string): Response {
  const status = STATUS_NAMES[code];
  const errors = [{ domain: 'global', reason, message }];
  return Response.json({ error: { code, message, errors, ...(status && { status }) } }, { status: code });
}

export function invalid(message: string): Response {
  return refusal(400, 'invalid', message);
}

/** An error of the token and revocation endpoints, in the shape of RFC 6749. */
export function oauthError(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}
