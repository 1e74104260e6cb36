/** What may be logged of an error. */
export type Trace = { error: string; code?: unknown; frames?: string[] };

/** What kind of error it was and where it came from. Not its message, which may quote what a person typed. */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').replace(error.message, '').split('\n').slice(1);
  return {
    error: error.name,
    code: 'code' in error ? error.code : undefined,
    frames: frames.filter((line) => line.startsWith('    at ')),
  };
}
