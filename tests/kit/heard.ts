/** What a listener was told, in order, and a wait for what it is told next. */
export interface Heard<Value> {
  values: readonly Value[];
  hear: (value: Value) => void;
  /** Resolves when it has been told so much, at once where it has been already. */
  until: (isEnough: (values: readonly Value[]) => boolean) => Promise<void>;
}

export function heard<Value>(): Heard<Value> {
  const values: Value[] = [];
  let next = Promise.withResolvers<void>();
  return {
    values,
    hear(value) {
      values.push(value);
      next.resolve();
      next = Promise.withResolvers();
    },
    async until(isEnough) {
      while (!isEnough(values)) await next.promise;
    },
  };
}
