import { readLocal, removeLocal, writeLocal } from './local.ts';

const PREFIX = 'parclub.unsent.';

/**
 * Keeps what a person has stored and the server does not have yet, so that neither a lost connection nor a reload
 * loses it. It stays on their device until the server has it, or they sign out.
 * @param list names what it belongs to, in words that only this person has
 */
export function keepUnsent(list: string, id: string, change: unknown): void {
  writeLocal(keyOf(list, id), JSON.stringify(change));
}

/** All that waits, with its ids. The caller knows the type of what it has kept. */
export function readUnsent<Change>(list: string): [id: string, change: Change][] {
  const start = keyOf(list, '');
  return keysBelow(start).flatMap((key) => {
    try {
      return [[key.slice(start.length), JSON.parse(readLocal(key) ?? '')]];
    } catch {
      return [];
    }
  });
}

/** Forgets what has arrived, unless something newer has taken its place. */
export function dropUnsent(list: string, id: string, change: unknown): void {
  if (readLocal(keyOf(list, id)) === JSON.stringify(change)) removeLocal(keyOf(list, id));
}

/** Forgets all that waits. */
export function forgetUnsent(): void {
  for (const key of keysBelow(PREFIX)) removeLocal(key);
}

function keyOf(list: string, id: string): string {
  return `${PREFIX}${list}.${id}`;
}

/** Nothing where storage is blocked. */
function keysBelow(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
