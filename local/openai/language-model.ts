import type { Server } from 'node:http';
import { complete } from './chat-completion.ts';
import { chatServer, send } from './chat-server.ts';

/** The key that `npm start` hands to the functions with the stand-in's address. It opens nothing. */
export const STAND_IN_KEY = 'local-stand-in';

/** Stands in for OpenAI where there is no key: answers chat completions by reading the message without a model. */
export function languageModel(): Server {
  return chatServer(({ body, response }) => send(response, complete(body)));
}
