import { randomInt } from 'node:crypto';
import type { PlaceLink } from '@par-club/functions/shared/place-link';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { vi } from 'vitest';
import { findPlace } from '../../functions/src/parloc/driver-calls.ts';
import { settings } from '../../functions/src/platform/settings.ts';
import { adminFirestore } from '../kit/emulators.ts';

/** The hour that the limit counts in begins and ends when a test says so. */
export interface Clock {
  advance: (milliseconds: number) => void;
}

/** Stops the clock of this process, whose functions use the tests' database with the limits of a deployment. */
export function stopClock(): Clock {
  adminFirestore();
  // Other tests ask in the same hours.
  settings.deploymentLookupsHourlyLimit = 1_000_000_000;
  vi.useFakeTimers({ toFake: ['Date'] });
  return {
    advance(milliseconds) {
      vi.setSystemTime(Date.now() + milliseconds);
    },
  };
}

/** Calls the function in this process, as a page does that is opened in a network. */
export async function lookUp(network: string, phone: string): Promise<PlaceLink | null> {
  const rawRequest = { headers: { 'x-forwarded-for': network } };
  const request = { data: { phone }, rawRequest, acceptsStreaming: false };
  return (await findPlace.run(request as unknown as CallableRequest)).place;
}

/** The address of somebody whom no other test knows. */
export function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
