import { PARLOC_PHONES } from '@par-club/functions/contract/parloc';
import { readPublicDocument } from '#firebase/public-document.ts';
import { serverNow } from '#firebase/server-clock.ts';

/** Any document that anyone may read brings the server's time along. Nobody has this phone. */
const NOBODY = `${PARLOC_PHONES}/+0`;

let asked: Promise<unknown> | undefined;

/** Resolves when the server has said what time it is, or when it cannot be asked: then the device's clock has to do. */
export function serverClock(): Promise<unknown> {
  asked ??= readPublicDocument(NOBODY).catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The same, asked anew: somebody may have set the device's clock since. */
export function serverClockAgain(): Promise<unknown> {
  asked = undefined;
  return serverClock();
}

/** A moment of the device's clock by the server's, both in milliseconds since 1970. */
export function byServer(moment: number): number {
  return moment + serverNow() - Date.now();
}

/** A moment of the device's clock as it is stored: ISO, by the server's clock, and none of the future. */
export function dated(moment = Date.now()): string {
  return new Date(Math.min(byServer(moment), serverNow())).toISOString();
}
