import { beforeEach, expect, it, vi } from 'vitest';

const create = vi.fn();
const get = vi.fn();
vi.mock('./firestore.ts', () => ({
  database: async () => ({ collection: () => ({ doc: () => ({ create, get }) }) }),
}));

/** gRPC statuses. */
const [ALREADY_EXISTS, ABORTED, UNAVAILABLE] = [6, 10, 14];
const SECRET = Buffer.alloc(32, 1);
const failure = (code: number) => Object.assign(new Error('refused'), { code });
const found = (secret?: Uint8Array) => ({ get: () => secret });

let secretOf: typeof import('./day-secret.ts').secretOf;
beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  ({ secretOf } = await import('./day-secret.ts'));
});

it('[F-S9] is the one that another call has made, and is asked for once', async () => {
  create.mockRejectedValue(failure(ALREADY_EXISTS));
  get.mockResolvedValue(found(SECRET));
  expect(await secretOf('2026-11-22')).toBe(SECRET);
  expect(await secretOf('2026-11-22')).toBe(SECRET);
  expect(get).toHaveBeenCalledOnce();
});

it('[F-S9] is tried for again where another call is just making it', async () => {
  create.mockRejectedValueOnce(failure(ABORTED)).mockRejectedValueOnce(failure(ALREADY_EXISTS));
  get.mockResolvedValueOnce(found()).mockResolvedValueOnce(found(SECRET));
  expect(await secretOf('2026-11-22')).toBe(SECRET);
});

it('[F-S9] is never nothing: not found, it is looked for anew by the next call', async () => {
  create.mockRejectedValue(failure(ABORTED));
  get.mockResolvedValue(found());
  await expect(secretOf('2026-11-22')).rejects.toThrow('could not be made');
  get.mockResolvedValue(found(SECRET));
  expect(await secretOf('2026-11-22')).toBe(SECRET);
});

it('fails with the database', async () => {
  create.mockRejectedValue(failure(UNAVAILABLE));
  await expect(secretOf('2026-11-22')).rejects.toThrow('refused');
});
