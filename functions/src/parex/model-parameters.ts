import { settings } from '../platform/settings.ts';

/** What a request names beside its messages, and what some families of models refuse. */
const PARAMETERS = ['max_tokens', 'temperature', 'reasoning_effort'] as const;
export type Parameter = (typeof PARAMETERS)[number];

export type RequestParameters = {
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  reasoning_effort?: string;
};

/** What a model has refused so far. It only grows, so that calls at the same time cannot undo what another learned. */
export type Refusals = {
  parameters: Set<Parameter>;
  /** In place of a refused reasoning effort; `undefined` leaves the parameter out. */
  effort?: string | undefined;
};

/** What the provider says of a request that it refuses, as it came: nothing of it is certain to have its type. */
export type ProviderError = { status: number | undefined; code: unknown; param: unknown; message: string };

/** From the least: thinking costs tokens and seconds, and a row needs none. */
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'];
/** A model that thinks counts its thoughts as a part of the answer; an answer without room for them comes empty. */
const REASONING_TOKENS = 4000;
/** Some servers with OpenAI's protocol refuse with 422 what OpenAI refuses with 400. */
const REFUSED = [400, 422];
const REFUSAL_CODES = ['unsupported_parameter', 'unsupported_value', 'unknown_parameter'];
const REFUSAL_WORDS = /unsupported|not support|unrecogni[sz]ed|unknown|unexpected|not permitted|not allowed/i;

const refusalsByModel = new Map<string, Refusals>();

/** What this instance has learned of a model at an address, to be read and added to. */
export function refusalsOf(baseUrl: string, model: string): Refusals {
  const key = `${baseUrl} ${model}`;
  const refusals = refusalsByModel.get(key) ?? { parameters: new Set() };
  refusalsByModel.set(key, refusals);
  return refusals;
}

/**
 * The parameters that a model takes, as far as its refusals tell. A model that has refused nothing gets the oldest
 * ones: every server knows `max_tokens`, and a model that does not think refuses a reasoning effort.
 * @param maxTokens of the answer alone
 */
export function parametersFor(maxTokens: number, { parameters, effort }: Refusals): RequestParameters {
  const thinks = parameters.has('max_tokens') || parameters.has('temperature');
  const sentEffort = parameters.has('reasoning_effort') ? effort : settings.reasoningEffort;
  const limit = maxTokens + (thinks && sentEffort !== 'none' ? REASONING_TOKENS : 0);
  return {
    ...(parameters.has('max_tokens') ? { max_completion_tokens: limit } : { max_tokens: limit }),
    ...(!parameters.has('temperature') && { temperature: settings.temperature }),
    ...(thinks && sentEffort !== undefined && { reasoning_effort: sentEffort }),
  };
}

/**
 * Which of the sent parameters the provider refuses as such, for which the request can be repeated without it. A value
 * out of its range is a mistake in the settings and no such refusal.
 *
 * `param` and `code` are believed first. Where there is no code, the message has to say both what is refused and why.
 */
export function refusedParameter(error: ProviderError, sent: RequestParameters): Parameter | undefined {
  const { status, code, param, message } = error;
  if (!REFUSED.includes(status ?? 0)) return undefined;
  // Some servers repeat the status as a code.
  const isCoded = typeof code === 'string' && /[a-z]/i.test(code);
  if (isCoded ? !REFUSAL_CODES.includes(code) : !REFUSAL_WORDS.test(message)) return undefined;
  const candidates = PARAMETERS.filter((parameter) => sent[parameter] !== undefined);
  return candidates.find((candidate) =>
    // The effort has another name in OpenAI's other API.
    param ? candidate === String(param).replace('.', '_') : isNamed(candidate, message),
  );
}

export function learn(
  refusals: Refusals,
  refused: Parameter,
  { message }: ProviderError,
  sent: RequestParameters,
): void {
  const isFirst = !refusals.parameters.has(refused);
  refusals.parameters.add(refused);
  if (refused !== 'reasoning_effort') return;
  if (isFirst) {
    refusals.effort = EFFORTS.find((effort) => effort !== sent.reasoning_effort && isNamed(effort, message));
  } else if (sent.reasoning_effort === refusals.effort) {
    // What the first refusal named was refused as well.
    refusals.effort = undefined;
  }
}

/** Whether a text has a name that is no part of a longer one there: 'low' is not in 'allowed'. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}
