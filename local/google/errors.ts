/** Google's names of HTTP statuses; other errors have no `status`. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** Status, reason and message: https://developers.google.com/workspace/calendar/api/guides/errors */
const API_ERRORS = {
  unauthorized: [401, 'authError', 'Invalid Credentials'],
  insufficientPermissions: [
    403,
    'insufficientPermissions',
    'Request had insufficient authentication scopes.',
  ],
  pushNotSupported: [
    400,
    'pushNotSupportedForRequestedResource',
    'Push notifications are not supported by this resource.',
  ],
  forbidden: [403, 'forbidden', 'Forbidden'],
  rateLimitExceeded: [403, 'rateLimitExceeded', 'Rate Limit Exceeded'],
  quotaExceeded: [403, 'quotaExceeded', 'Calendar usage limits exceeded.'],
  notFound: [404, 'notFound', 'Not Found'],
  duplicate: [409, 'duplicate', 'The requested identifier already exists.'],
  gone: [410, 'deleted', 'Resource has been deleted'],
  preconditionFailed: [412, 'conditionNotMet', 'Precondition Failed'],
  tooManyRequests: [429, 'rateLimitExceeded', 'Rate Limit Exceeded'],
  internal: [500, 'backendError', 'Backend Error'],
  unavailable: [503, 'backendError', 'The service is currently unavailable.'],
} as const;
export type ApiErrorName = keyof typeof API_ERRORS;

export function isApiError(name: string): name is ApiErrorName {
  return Object.hasOwn(API_ERRORS, name);
}

export function apiError(name: ApiErrorName): Response {
  const [status, reason, message] = API_ERRORS[name];
  return refusal(status, reason, message);
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
