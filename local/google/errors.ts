import { jsonReply, Refusal } from './http.ts';

/** The names that Google gives to HTTP statuses; where it has none, the error has no `status`. */
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

/** What Google says of one error, beside its status: https://developers.google.com/workspace/calendar/api/guides/errors */
type Detail = {
  reason: string;
  message: string;
  domain?: 'global' | 'calendar' | 'usageLimits';
  location?: string;
  locationType?: 'header' | 'parameter';
};

/** An error of the Calendar API. */
export function apiError(status: number, { domain = 'global', ...detail }: Detail): Refusal {
  const name = STATUS_NAMES[status];
  return new Refusal(
    jsonReply(
      {
        error: {
          code: status,
          message: detail.message,
          errors: [{ domain, ...detail }],
          ...(name && { status: name }),
        },
      },
      status,
    ),
  );
}

/** An error of the token and revocation endpoints, in the shape of RFC 6749. */
export function oauthError(status: number, error: string, description: string): Refusal {
  return new Refusal(jsonReply({ error, error_description: description }, status));
}

/** The errors of the Calendar API that come from more than one place, and those that a test asks for by name. */
export const API_ERRORS = {
  unauthorized: () =>
    apiError(401, {
      reason: 'authError',
      message: 'Invalid Credentials',
      location: 'Authorization',
      locationType: 'header',
    }),
  loginRequired: () =>
    apiError(401, {
      reason: 'required',
      message: 'Login Required',
      location: 'Authorization',
      locationType: 'header',
    }),
  insufficientPermissions: () =>
    apiError(403, {
      reason: 'insufficientPermissions',
      message: 'Request had insufficient authentication scopes.',
    }),
  forbidden: () => apiError(403, { reason: 'forbidden', message: 'Forbidden' }),
  writerNeeded: () =>
    apiError(403, {
      domain: 'calendar',
      reason: 'requiredAccessLevel',
      message: 'You need to have writer access to this calendar.',
    }),
  rateLimitExceeded: () =>
    apiError(403, { domain: 'usageLimits', reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' }),
  quotaExceeded: () =>
    apiError(403, {
      domain: 'usageLimits',
      reason: 'quotaExceeded',
      message: 'Calendar usage limits exceeded.',
    }),
  notFound: () => apiError(404, { reason: 'notFound', message: 'Not Found' }),
  duplicate: () =>
    apiError(409, { reason: 'duplicate', message: 'The requested identifier already exists.' }),
  gone: () => apiError(410, { reason: 'deleted', message: 'Resource has been deleted' }),
  preconditionFailed: () =>
    apiError(412, {
      reason: 'conditionNotMet',
      message: 'Precondition Failed',
      location: 'If-Match',
      locationType: 'header',
    }),
  tooManyRequests: () =>
    apiError(429, { domain: 'usageLimits', reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' }),
  internal: () => apiError(500, { reason: 'backendError', message: 'Backend Error' }),
  unavailable: () =>
    apiError(503, { reason: 'backendError', message: 'The service is currently unavailable.' }),
} as const;

/** A parameter or field that Google cannot read. */
export function invalid(message: string, reason = 'invalid'): Refusal {
  return apiError(400, { reason, message });
}
