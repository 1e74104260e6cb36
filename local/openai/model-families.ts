import { errorReply } from './chat-completion.ts';

type Family = {
  names: RegExp;
  /** Its reasoning efforts; empty for a family that does not think. */
  efforts: readonly string[];
  shutdownDate: string | null;
};

const FAMILIES: readonly Family[] = [
  { names: /^gpt-(?:4o|4\.1)/, efforts: [], shutdownDate: '2027-01-14' },
  { names: /^o4-mini/, efforts: ['low', 'medium', 'high'], shutdownDate: '2026-10-23' },
  { names: /^gpt-5(?:-|$)/, efforts: ['minimal', 'low', 'medium', 'high'], shutdownDate: '2026-12-11' },
  { names: /^gpt-(?:5\.|6)/, efforts: ['none', 'low', 'medium', 'high'], shutdownDate: null },
];

/** OpenAI's words for the first parameter that the model's family refuses. */
export function refusalOf(body: unknown): Response | undefined {
  const { model, max_tokens: maxTokens, temperature, reasoning_effort: effort } = Object(body);
  const efforts = familyOf(model)?.efforts ?? [];
  if (efforts.length === 0) {
    return effort === undefined
      ? undefined
      : errorReply(400, 'Unrecognized request argument supplied: reasoning_effort');
  }
  if (maxTokens !== undefined) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return unsupported('parameter', 'max_tokens', message);
  }
  if (effort !== undefined && !efforts.includes(effort)) {
    const values = efforts.map((value) => `'${value}'`);
    const list = `${values.slice(0, -1).join(', ')}, and ${values.at(-1)}`;
    const message = `Unsupported value: 'reasoning_effort' does not support '${effort}' with this model. Supported values are: ${list}.`;
    return unsupported('value', 'reasoning_effort', message);
  }
  if (effort !== 'none' && temperature !== undefined && temperature !== 1) {
    const message = `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`;
    return unsupported('value', 'temperature', message);
  }
  return undefined;
}

/** https://platform.openai.com/docs/api-reference/models, or OpenAI's 404. */
export function describeModel(id: string): Response {
  const family = familyOf(id);
  if (!family) {
    const message = `The model '${id}' does not exist or you do not have access to it.`;
    return errorReply(404, message, 'invalid_request_error', 'model_not_found', 'model');
  }
  return Response.json({
    id,
    object: 'model',
    created: 1_700_000_000,
    owned_by: 'system',
    shutdown_date: family.shutdownDate,
  });
}

function familyOf(model: unknown): Family | undefined {
  return FAMILIES.find(({ names }) => names.test(String(model)));
}

function unsupported(what: 'parameter' | 'value', param: string, message: string): Response {
  return errorReply(400, message, 'invalid_request_error', `unsupported_${what}`, param);
}
