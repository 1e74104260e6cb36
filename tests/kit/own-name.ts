import type { TestInfo } from '@playwright/test';

/** A name that no other test has, nor another try of the same one: what the first try left behind is not in its way. */
export function ownName({ testId, retry }: Pick<TestInfo, 'testId' | 'retry'>): string {
  return `${testId}-${retry}`;
}
