import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';

/** The part of a text that fits, and whether that is less than all. A character of two units is not torn in half. */
export function cutMessage(text: string): { text: string; wasCut: boolean } {
  if (text.length <= MESSAGE_LIMIT) return { text, wasCut: false };
  const cut = text.slice(0, MESSAGE_LIMIT);
  return { text: /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut, wasCut: true };
}

/** Whether nothing in a text can be seen: spaces, and marks without a form such as zero-width ones. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}
