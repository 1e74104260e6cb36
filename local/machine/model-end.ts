import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { ModelEnd } from '../../functions/src/parex/model-end.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The models of this environment and of known deployments. @param folder of `.env.<project-id>` files */
export function modelsThatAreSet(current: string, folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('.env')) : [];
  const named = files.map((file) => parseEnv(readFileSync(join(folder, file), 'utf8')).OPENAI_MODEL?.trim());
  return [...new Set([current, ...named.filter((model) => model !== undefined && model !== '')])] as string[];
}

/** @param today YYYY-MM-DD @param hasKey whether the provider could be asked at all */
export function reportOn(
  model: string,
  { date, source }: ModelEnd,
  today: string,
  hasKey: boolean,
): { isOver: boolean; text: string } {
  const says =
    source === 'provider'
      ? 'says the provider'
      : `says our own list, since ${hasKey ? 'the provider does not' : 'without OPENAI_API_KEY nobody is asked'}`;
  if (date === undefined) return { isOver: false, text: `${model} has no announced end, ${says}` };
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MILLISECONDS);
  const isOver = days <= 0;
  const ends = isOver ? `ended on ${date}` : `ends on ${date}, in ${days} ${days === 1 ? 'day' : 'days'}`;
  return { isOver, text: `${model} ${ends}, ${says}; OPENAI_MODEL sets another` };
}
