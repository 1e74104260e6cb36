import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const FOLDERS = ['', 'docs', join('docs', 'decisions'), join('data', 'messages')];

const documents = FOLDERS.map((folder) => join(ROOT, folder)).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

it.each(documents.map((file) => relative(ROOT, file)))('%s leads only to what is there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^https?:|^#/.test(link)).map((link) => link.replace(/#.*$/, ''));
  const lost = own.filter((link) => !existsSync(resolve(ROOT, dirname(document), link)));
  expect(lost).toEqual([]);
});

/** Records of decisions stay as they were written, with files that have gone since. */
const current = documents.map((file) => relative(ROOT, file)).filter((file) => !file.includes('decisions'));
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');

it.each(current)('%s names only files that are there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|rules|css|html|jsonl?))`/g)].map(
    ([, name = '']) => name,
  );
  const lost = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(lost).toEqual([]);
});

it('CONTRIBUTING.md tells what each id in a title of a test means', () => {
  const told = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const ids = files
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(/\[(?:[A-Z]{1,2}-\d\d|F-[A-Z]\d+)\]/g) ?? [],
    );
  const unknown = ids.filter((id) => !told.includes(`| ${id.slice(1, -1)} |`));
  expect([...new Set(unknown)]).toEqual([]);
});

it('[B-02] [F-C4] the recipe for a text of a booking lists each file of source that names its example', () => {
  const recipe = readFileSync(join(ROOT, 'docs', 'change.md'), 'utf8').split('\n## ')[1] ?? '';
  const steps = [...recipe.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => file);
  const isSource = (file: string) =>
    /^(functions|web)\/src\/.*\.(tsx?|json)$/.test(file) &&
    !/\.(test|text)\.|-of-tests\.|^web\/src\/reader\/|\/prompt(\.ts|-rules\.json)$/.test(file);
  const named = files.filter(
    (file) =>
      isSource(file) &&
      existsSync(join(ROOT, file)) &&
      /\bluggage\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(steps.toSorted()).toEqual(named.toSorted());
  expect(steps.length).toBeLessThanOrEqual(6);
});
