import { randomBytes } from 'node:crypto';
import type { TestInfo } from '@playwright/test';

const RUN = randomBytes(3).toString('hex');

/**
 * A name that no other test has, nor another try or run of the same one: what an earlier one left behind, in emulators
 * that stay up, is not in its way.
 */
export function ownName({ testId, retry }: Pick<TestInfo, 'testId' | 'retry'>): string {
  return `${testId}-${retry}-${RUN}`;
}
