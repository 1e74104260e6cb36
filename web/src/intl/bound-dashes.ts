/** Binds dashes to the word before, so that a dash never begins a line. */
export function withBoundDashes(text: string): string {
  return text.replaceAll(' — ', '\u00a0— ');
}
