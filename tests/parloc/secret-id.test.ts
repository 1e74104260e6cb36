import { SecretId } from '@par-club/functions/contract/parloc';
import { secretId } from '@par-club/functions/shared/secret-id';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

it('[L-01] [L-02] an id that nobody guesses has 128 random bits, as the contract wants them', () => {
  const ids = Array.from({ length: 200 }, secretId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(z.safeParse(SecretId, id).success, id).toBe(true);
  // Each bit is there: over 200 ids none of 128 is always the same.
  const bytes = ids.map((id) => Buffer.from(id, 'base64url'));
  const either = Buffer.from(
    Array.from({ length: 16 }, (_, at) => bytes.reduce((all, id) => all | (id[at] ?? 0), 0)),
  );
  const both = Buffer.from(
    Array.from({ length: 16 }, (_, at) => bytes.reduce((all, id) => all & (id[at] ?? 0), 255)),
  );
  expect([either, both]).toEqual([Buffer.alloc(16, 255), Buffer.alloc(16, 0)]);
});
