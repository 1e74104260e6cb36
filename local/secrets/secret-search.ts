/** Something that was read to its end: a file of the build, a log, a document. */
export type Place = { name: string; text: string };

/** What only some places may hold. */
export type Secret = {
  /** Says in a report what was found, which itself is never printed. */
  name: string;
  pattern: RegExp;
  /** The names of the places that may hold it; without it, none may. */
  mayStandIn?: RegExp;
};

/** Letters that JSON, a log or a minifier may write as \uXXXX, and what an address writes as %XX. */
const ESCAPES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  (text) =>
    text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    }),
];

/** Where secrets stand that may not: one line for each secret and place. */
export function leaksIn(places: Iterable<Place>, secrets: readonly Secret[]): string[] {
  const leaks: string[] = [];
  for (const { name, text } of places) {
    const spellings = [text, ...ESCAPES.map((decoded) => decoded(text))];
    for (const secret of secrets) {
      if (secret.mayStandIn?.test(name)) continue;
      if (spellings.some((spelling) => secret.pattern.test(spelling)))
        leaks.push(`${secret.name} in ${name}`);
    }
  }
  return leaks;
}

/** How many of the places hold something, so that a search that sees nothing is not taken for a clean one. */
export function countHolding(places: Iterable<Place>, pattern: RegExp): number {
  return [...places].filter(({ text }) => pattern.test(text)).length;
}
