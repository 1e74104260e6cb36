import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KIND_NAMES } from '../../functions/src/contract/kinds.values.ts';
import { ROOT } from '../../local/project/paths.ts';

const ROOMS = ['web/src', 'functions/src/parex', 'functions/src/contract'];

it('[F-C8] no source asks for one kind of message by its name: tables by kind say what each does', () => {
  const asks = new RegExp(`(?:\\bkind\\s*[!=]==?|\\bcase)\\s*'(?:${KIND_NAMES.join('|')})'`, 'g');
  const files = execFileSync('git', ['ls-files', ...ROOMS], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const faults = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|suite|e2e)\.|-of-tests\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(asks)].map(([words]) => `${file}: ${words}`),
    );
  expect(faults).toEqual([]);
});
