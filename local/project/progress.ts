/** A problem that a person can solve: the message says how, and no stack is shown. */
export class Problem extends Error {}

/** Prints a line before the work and its duration afterwards. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  console.log(`${what} …`);
  const started = performance.now();
  const result = await work();
  console.log(`${what}: ${seconds(performance.now() - started)}`);
  return result;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
