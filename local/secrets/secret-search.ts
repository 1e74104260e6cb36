/** A file of the build, a log or a document, read to its end. */
export type Place = { name: string; text: string };

export type Secret = {
  /** For the report; the find itself is never printed. */
  name: string;
  pattern: RegExp;
  /** The names of allowed places; by default there are none. */
  mayStandIn?: RegExp;
};

/** Decode \uXXXX of JSON, logs and minifiers, and %XX of addresses. */
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

/** One line for each secret in a forbidden place. */
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

/** Counts places with a match: a blind search must not look like a clean one. */
export function countHolding(places: Iterable<Place>, pattern: RegExp): number {
  return [...places].filter(({ text }) => pattern.test(text)).length;
}
