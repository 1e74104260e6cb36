import { randomUUID } from 'node:crypto';
import { readRows } from '@par-club/web/reader/rows';

/** Answers a chat completion as a language model would, by really reading the passengers' message. */
export function complete(body: unknown): Response {
  const { model, messages, response_format: format } = Object(body);
  if (typeof model !== 'string' || model === '') return errorReply(400, 'you must provide a model parameter');
  if (!Array.isArray(messages)) return errorReply(400, "'messages' must be a list.");
  const contentOf = (role: string) => messages.map(Object).findLast((one) => one.role === role)?.content;
  const message = contentOf('user');
  if (typeof message !== 'string') return errorReply(400, "'messages' has no message of the user with text.");
  const today = String(contentOf('system')).match(/\b\d{4}-\d{2}-\d{2}\b/)?.[0];
  if (!today) return errorReply(400, 'The stand-in needs a date (YYYY-MM-DD) in the message of the system.');
  const columns = columnsIn(format?.json_schema?.schema);
  if (columns.length === 0) {
    return errorReply(400, "The stand-in needs a 'response_format' of json_schema with described columns.");
  }
  return completion(model, JSON.stringify(answer(message, columns, today)));
}

function answer(message: string, columns: readonly string[], today: string): object {
  const { kind, rows } = readRows(message, columns, today);
  const labels = columns.map((column, index) => {
    const field = rows[0]?.[index]?.field;
    return { ua: column, en: field ? capitalised(field) : column };
  });
  const cells = rows.map((row) =>
    row.map(({ value, source }) => ({ words: source ? message.slice(source.start, source.end) : '', value })),
  );
  return { kind, columns: byNumber(labels), rows: cells.map(byNumber) };
}

/** The keys of the columns are '1', '2', …. */
function byNumber<Of>(columns: readonly Of[]): Record<string, Of> {
  return Object.fromEntries(columns.map((column, index) => [index + 1, column]));
}

/** https://platform.openai.com/docs/api-reference/chat @param finishReason 'length' for a cut answer */
export function completion(
  model: string,
  content: string,
  finishReason: 'stop' | 'length' = 'stop',
): Response {
  const message = { role: 'assistant', content, refusal: null };
  return Response.json({
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 },
  });
}

export function errorReply(
  status: number,
  message: string,
  type = 'invalid_request_error',
  code: string | null = null,
  param: string | null = null,
): Response {
  return Response.json({ error: { message, type, param, code } }, { status });
}

/** The labels are the descriptions in the schema's `columns`; none where one is missing. */
function columnsIn(schema: unknown): string[] {
  const properties: unknown[] = Object.values(Object(Object(schema).properties?.columns?.properties));
  const labels = properties.map((property) => Object(property).description);
  return labels.every((label) => typeof label === 'string') ? labels : [];
}

/** The reader's fields are English words; a real model would translate the label. */
function capitalised(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
