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
  const instructions = String(contentOf('system'));
  const today = instructions.match(/\b\d{4}-\d{2}-\d{2}\b/g)?.at(-1);
  if (!today) return errorReply(400, 'The stand-in needs a date (YYYY-MM-DD) in the message of the system.');
  const columns = columnsIn(instructions);
  if (columns.length === 0 || !format?.json_schema?.schema) {
    return errorReply(
      400,
      "The stand-in needs a 'response_format' of json_schema, and the columns in a line of JSON.",
    );
  }
  const labelled = Object.keys(Object(format.json_schema.schema.properties?.columns?.properties));
  return completion(model, JSON.stringify(answer(message, columns, labelled, today)));
}

/** @param labelled the numbers of the columns whose labels are asked for */
function answer(message: string, columns: readonly string[], labelled: readonly string[], today: string) {
  const { kind, rows } = readRows(message, columns, today);
  const labels = labelled.map((number) => {
    const field = rows[0]?.[Number(number) - 1]?.field;
    const column = columns[Number(number) - 1] ?? '';
    // The reader's fields are English words; a real model would translate the label.
    const en = field ? field.charAt(0).toUpperCase() + field.slice(1) : column;
    return [number, { ua: column, en }];
  });
  return {
    kind,
    // The keys of the columns are '1', '2', ….
    rows: rows.map((row) => Object.fromEntries(row.map(({ value }, index) => [index + 1, value]))),
    ...(labels.length > 0 && { columns: Object.fromEntries(labels) }),
  };
}

/** https://platform.openai.com/docs/api-reference/chat @param finishReason 'length' for a cut answer */
export function completion(model: string, content: string, finishReason: 'stop' | 'length' = 'stop') {
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

/** The labels, from the line of the instructions that has them by number, as JSON. */
function columnsIn(instructions: string): string[] {
  const line = /^\{"1":.*\}$/m.exec(instructions)?.[0];
  return line === undefined ? [] : Object.values(JSON.parse(line));
}
