import type * as z from 'zod/mini';

/** A callable function: its deployed name, and what its contract says it takes and answers. */
export interface Callable<Input, Output> {
  name: string;
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
}
