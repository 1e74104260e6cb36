import { createTrip } from '@par-club/functions/contract/parendar';
import { expect, it } from 'vitest';
import { newTripId } from './trip-id.ts';

it('is as the contract wants it, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newTripId);
  for (const id of ids) expect(createTrip.input.shape.tripId.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
