import type { FailureReason } from '@par-club/functions/contract/failures';
import { CallError } from '#firebase/call-error.ts';

/** Whether a call was refused for this reason. */
export function hasReason(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallError && error.failure.reason === reason;
}
