import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { cleanUp } from './clean-up.ts';

const PHONE = '+380671234567';
const database = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));
vi.mock('../platform/firestore.ts', () => ({ database }));
vi.mock('../account/stored-data.ts', () => ({
  accounts: async () => ({ listUsers: async () => ({ users: [] }) }),
}));

const run = () => cleanUp.run({ scheduleTime: new Date(0).toISOString() });
beforeEach(() => vi.clearAllMocks());

it('[L-04] runs each night, and logs how much there was', async () => {
  expect(cleanUp.__endpoint.scheduleTrigger).toMatchObject({
    schedule: '30 3 * * *',
    timeZone: 'Europe/Kyiv',
  });
  const query = { where: () => query, limit: () => query, get: async () => ({ docs: [] }) };
  database.mockResolvedValue({ collection: () => query });
  await run();
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ['cleaned up', { function: 'cleanUp', items: 0, phoneAccounts: 0 }],
  ]);
});

it('[L-04] logs where a failure came from, and nothing of whom it was about', async () => {
  database.mockRejectedValue(new RangeError(PHONE));
  await expect(run()).rejects.toThrow('The clean-up failed');
  expect(vi.mocked(logger.error).mock.calls).toMatchObject([
    ['unforeseen', { function: 'cleanUp', error: 'RangeError' }],
  ]);
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(PHONE);
});
