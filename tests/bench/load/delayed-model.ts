import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { complete } from '../../../local/openai/chat-completion.ts';
import { chatHandler } from '../../../local/openai/language-model.ts';
import { serverOf } from '../../../local/project/server.ts';

/**
 * A model that answers after a time and takes the processor for the first answer to a message alone: a real one is on
 * other machines.
 */
export function delayedModel(milliseconds: number): Server {
  const answers = new Map<string, string>();
  return serverOf(
    chatHandler(async ({ body }) => {
      const asked = JSON.stringify(body);
      const answer = answers.get(asked) ?? (await complete(body).text());
      answers.set(asked, answer);
      await pause(milliseconds);
      return new Response(answer, { headers: { 'content-type': 'application/json' } });
    }),
  );
}
