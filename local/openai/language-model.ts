import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serverOf } from '../project/server.ts';
import { complete, errorReply } from './chat-completion.ts';
import { describeModel, refusalOf } from './model-families.ts';

/** It opens nothing. */
export const STAND_IN_KEY = 'local-stand-in';
/** A prompt of this product has a few kilobytes. */
const BODY_LIMIT_BYTES = 1_000_000;

type Answer = Response | undefined;

/** Answers chat completions by reading the message without a model. */
export function languageModel(): Server {
  return serverOf(chatHandler(({ body }) => refusalOf(body) ?? complete(body)));
}

/** OpenAI's API without the completion, which `answer` gives. It never logs a request. */
export function chatHandler(
  answer: (call: { apiKey: string; body: unknown; response: ServerResponse }) => Answer | Promise<Answer>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<Answer> => {
    const { method, url = '', headers } = request;
    const [path] = url.split('?');
    const model = method === 'GET' ? path?.match(/^\/v1\/models\/(.+)$/)?.[1] : undefined;
    if (model === undefined && (path !== '/v1/chat/completions' || method !== 'POST')) {
      return errorReply(404, `Invalid URL (${method} ${path})`);
    }
    const apiKey = headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
    if (!apiKey) return errorReply(401, "You didn't provide an API key in the Authorization header.");
    if (model !== undefined) return describeModel(decodeURIComponent(model));
    const sent = await text(request);
    if (Buffer.byteLength(sent) > BODY_LIMIT_BYTES) return errorReply(413, 'The request is too large.');
    let body: unknown;
    try {
      body = JSON.parse(sent);
    } catch {
      return errorReply(400, 'We could not parse the JSON body of your request.');
    }
    return answer({ apiKey, body, response });
  };
}
