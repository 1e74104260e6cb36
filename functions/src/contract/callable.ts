import type * as z from 'zod/mini';

export interface Callable<Input, Output> {
  name: string;
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
}
