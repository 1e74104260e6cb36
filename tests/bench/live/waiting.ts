/** What was waited for so long will hardly come. */
const WAIT_TIMEOUT_MS = 120_000;

/** Values that come by a name, before or after somebody waits for them. */
export interface Waiting<Value> {
  came: (name: string, value: Value) => void;
  /** Rejects when it does not come in time. */
  of: (name: string, timeoutMs?: number) => Promise<Value>;
}

export function waiting<Value>(): Waiting<Value> {
  const all = new Map<string, PromiseWithResolvers<Value>>();
  const at = (name: string) => {
    const known = all.get(name) ?? Promise.withResolvers<Value>();
    all.set(name, known);
    return known;
  };
  return {
    came: (name, value) => at(name).resolve(value),
    of(name, timeoutMs = WAIT_TIMEOUT_MS) {
      const { promise, reject } = at(name);
      const late = setTimeout(() => reject(new Error(`${name} was waited for in vain`)), timeoutMs);
      return promise.finally(() => clearTimeout(late));
    },
  };
}
