/** A text as pages have it, by the build: a dash ends a line, and never begins one. */
export function withBoundDashes(text: string): string {
  return text.replaceAll(' — ', '\u00a0— ');
}
