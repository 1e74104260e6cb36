import type * as z from 'zod/mini';

/** A callable function: its deployed name, what it takes and what it answers. */
export interface Callable<Input, Output> {
  name: string;
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
}
