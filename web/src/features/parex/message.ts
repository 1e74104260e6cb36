import { MESSAGE_LIMIT } from '@par-club/functions/contract/limits';

/** The part of a text that fits; a character made of two units is not torn in half. */
export function cutMessage(text: string): string {
  if (text.length <= MESSAGE_LIMIT) return text;
  const cut = text.slice(0, MESSAGE_LIMIT);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
