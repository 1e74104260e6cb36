import * as z from 'zod/mini';
import { Moment, Name, Phone } from './parloc.ts';

/** `users/{uid}/drivers/{id}`: the dispatcher alone writes and reads it; firestore.rules holds the same shape. */
export const ListedDriver = z.strictObject({
  name: Name,
  /** For a dispatcher to call; not every driver's is known. */
  phone: z.exactOptional(Phone),
  /** For passengers to know the car by. */
  carName: z.exactOptional(Name),
  /** When it was put into the list, by the dispatcher's clock; never changes. */
  createdAt: Moment,
  /** When it was last changed, by the dispatcher's clock; each change changes it. */
  updatedAt: Moment,
});
export type ListedDriver = z.infer<typeof ListedDriver>;
