/** The loggable part of an error: its kind and origin. The message may quote a person. */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').replace(error.message, '').split('\n').slice(1);
  return {
    error: error.name,
    code: 'code' in error ? error.code : undefined,
    frames: frames.filter((line) => line.startsWith('    at ')),
  };
}
