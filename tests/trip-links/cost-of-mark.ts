import type { Mark } from '@par-club/functions/contract/marks';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { markTrip } from '../../functions/src/trip-links/mark-trip.ts';
import { type Documents, documentsOf } from '../kit/database-requests.ts';

/** Marks a trip by the function in this process, and tells the documents that it took. */
export function costOfMark(secret: string, mark: Mark): Promise<Documents> {
  return documentsOf(async () => markTrip.run(requestWith({ secret, marks: [mark] })));
}

/** A request to a function in this process. */
export function requestWith(data: object): CallableRequest {
  const rawRequest: Partial<CallableRequest['rawRequest']> = { headers: {} };
  return { data, rawRequest, acceptsStreaming: false } as CallableRequest;
}
