import { randomUUID } from 'node:crypto';
import { readMessage } from '@par-club/web/reader';

/** An HTTP answer in the shapes of https://platform.openai.com/docs/api-reference/chat. */
export type Reply = { status: number; body: unknown };

/** What of a chat completion's request matters for reading a message. */
type Request = { model: string; message: string; columns: string[]; today: string };

/** Answers a chat completion as a language model would, by really reading the passenger's message. */
export function complete(body: unknown): Reply {
  const request = requestIn(body);
  if (typeof request === 'string') return errorReply(400, request, 'invalid_request_error', null);
  return completion(request.model, JSON.stringify(row(request)));
}

/** A chat completion with the given content. It ended by itself, or ('length') at the longest answer allowed. */
export function completion(model: string, content: string, finishReason: 'stop' | 'length' = 'stop'): Reply {
  const promptTokens = 100;
  // A rough count is enough for a stand-in: about four bytes a token.
  const completionTokens = Math.ceil(Buffer.byteLength(content) / 4);
  return {
    status: 200,
    body: {
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null },
          logprobs: null,
          finish_reason: finishReason,
        },
      ],
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
    },
  };
}

/** An error in OpenAI's shape. */
export function errorReply(status: number, message: string, type: string, code: string | null): Reply {
  return { status, body: { error: { message, type, param: null, code } } };
}

/** The cells, keyed '1', '2', … like the properties of the schema that was asked for. */
function row({
  message,
  columns,
  today,
}: Request): Record<string, { ua: string; en: string; value: string }> {
  const cells = readMessage(message, columns, today);
  return Object.fromEntries(
    cells.map(({ column, field, value }, index) => [
      String(index + 1),
      { ua: column, en: field ? capitalised(field) : column, value },
    ]),
  );
}

/** The reader's fields are English words; the model that is stood in for would translate the label. */
function capitalised(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** The request in a body, or what is wrong with it. */
function requestIn(body: unknown): Request | string {
  const { model, messages, response_format: format } = asObject(body);
  if (typeof model !== 'string' || model === '') return 'you must provide a model parameter';
  if (!Array.isArray(messages) || messages.length === 0) return "'messages' must be a list with a message.";
  const contentOf = (role: string) =>
    messages.map(asObject).findLast((message) => message.role === role)?.content;
  const message = contentOf('user');
  if (typeof message !== 'string') return "'messages' has no message of the user with text.";
  const today = String(contentOf('system') ?? '').match(/\b\d{4}-\d{2}-\d{2}\b/)?.[0];
  if (!today) return 'The stand-in needs a date (YYYY-MM-DD) in the message of the system.';
  const columns = columnsIn(asObject(asObject(asObject(format).json_schema).schema));
  if (!columns) return "The stand-in needs a 'response_format' of json_schema with the columns '1', '2', ….";
  return { model, message, columns, today };
}

/** The labels of the columns: the descriptions of the schema's properties '1', '2', …. */
function columnsIn(schema: Record<string, unknown>): string[] | undefined {
  const properties = asObject(schema.properties);
  const labels = Object.keys(properties).map(
    (_, index) => asObject(properties[String(index + 1)]).description,
  );
  const columns = labels.filter((label) => typeof label === 'string');
  return columns.length > 0 && columns.length === labels.length ? columns : undefined;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
