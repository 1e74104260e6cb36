/** Something a person can put right. The message says what is wrong and what to do; no stack is shown. */
export class Problem extends Error {}

/** Does a piece of work, with a line before it and its duration after it. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  console.log(`${what} …`);
  const started = performance.now();
  const result = await work();
  console.log(`${what}: ${seconds(performance.now() - started)}`);
  return result;
}

/** A duration for people, from milliseconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
