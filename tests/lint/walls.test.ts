import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../../local/project/paths.ts';
import { KINDS, ROOMS } from './walls.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(ROOT, file)));
const rooms = Object.keys(ROOMS);
const fromWeb = createRequire(join(ROOT, 'web', 'package.json'));
const patterns = new Map<string, RegExp>();
const roomOf = new Map(files.map((file) => [file, rooms.find((room) => pattern(room).test(file))]));

it('[B-06] every import goes where the table of the rooms lets it', () => {
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(faults).toEqual([]);
});

it('[B-06] [F-C5] every folder of source has its room, and every room has files', () => {
  expect(files.filter((file) => !roomOf.get(file))).toEqual([]);
  expect(rooms.filter((room) => !files.some((file) => roomOf.get(file) === room))).toEqual([]);
});

it.each(rooms)('[B-06] [F-C5] %s may not import a file that its row does not name', (room) => {
  const file = fileOf(room);
  const forbidden = files.find((other) => !allows(file, other)) ?? '';
  const name = specifierFrom(file, forbidden);
  const fault = [`${file} imports '${name}', which the row ${room} in tests/lint/walls.ts does not name.`];
  expect(faultsOf(file, `import '${name}';`)).toEqual(fault);
  expect(faultsOf(file, `import type { A } from '${name}';`)).toEqual(fault);
  expect(faultsOf(file, `export * from '${name}';`)).toEqual(fault);
  expect(faultsOf(file, `type A = typeof import('${name}');`)).toEqual(fault);
  expect(faultsOf(file, `const load = () => import('${name}');`)).toEqual(fault);
});

/** What no row may allow: the rooms, and a file or a package that they must not import. */
it.each([
  [/^#(?!app)/, '#app/app.tsx'],
  [/^#(?!app|features)/, '#features/parex/message.ts'],
  [/^#features\/(?!parex)/, '#features/parex/message.ts'],
  [/^#features\/(?!parloc)/, '#features/parloc/parloc-page.tsx'],
  [/^#features\/(?!parendar)/, '#features/parendar/board.tsx'],
  [/^#features\/(?!trip-links)/, '#features/trip-links/van-page.tsx'],
  [/^#(?!firebase)|^web\/src$/, '#firebase/auth.ts'],
  [/^#(?!firebase)|^web\/src$/, 'firebase/auth'],
  [/^#(?!firebase)|^web\/src$/, 'reactfire'],
  [/^#features\/parloc\/shared/, '#features/parloc/client/target.ts'],
  [/^#features\/parloc\/(?!client)/, '#features/parloc/client/target.ts'],
  [/^#features\/parloc\/(?!links)/, '#features/parloc/links/link-writes.ts'],
  [/^#features\/parloc\/./, '#features/parloc/parloc-page.tsx'],
  [/^#features\/parendar\/model/, 'react'],
  [/^#features\/parendar\/model/, '#features/parendar/demo/demo-calendar.ts'],
  [/^#features\/parendar\/(model|consent|demo)/, '#features/parendar/calendar/use-trips.ts'],
  [/^#features\/parendar\/(model|consent|demo|calendar)/, '#features/parendar/parts/form.module.css'],
  [/^#features\/parendar\/(?!trip$)/, '#features/parendar/trip/trip-deletion.tsx'],
  [/^#features\/parendar\/(?!week$)/, '#features/parendar/week/week-bar.tsx'],
  [/^#features\/parendar\//, '#features/parendar/board.tsx'],
  [/^#reader/, '#intl/language.ts'],
  [/^#reader/, '@par-club/functions/shared/zone'],
  [/^functions\/src\/contract/, 'zod'],
  [/^functions\/src\/contract/, '@par-club/functions/shared/phone'],
  [/^functions\/src\/contract\/\*\.values/, '@par-club/functions/contract/parloc.values'],
  [/^functions\/src\/contract\/\*\.values/, 'zod/mini'],
  [/^functions\/src\/shared/, 'zod/mini'],
  [/^functions\/src\/platform/, '@par-club/functions/shared/phone'],
  [/^functions\/src/, '@par-club/web/reader'],
  [/^functions\/src(?!\/parex\/openai)/, 'openai'],
  [/^functions\/src(?!.*google-client)/, '@googleapis/calendar'],
  [/^(?!tests|\*)/, 'tests/kit/sign-in.ts'],
  [/^(?!data)/, 'data/messages/score-rows.mjs'],
])('[B-06] no room %s may import %s', (some, name) => {
  const those = rooms.filter((room) => some.test(room));
  const faults = those.flatMap((room) =>
    faultsOf(fileOf(room), `import '${specifierFrom(fileOf(room), name)}';`),
  );
  expect(those).not.toEqual([]);
  expect(faults).toHaveLength(those.length);
});

/** A name of the table as an expression that fits a file's path, or a package and what lies in it. */
function pattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const signs: Record<string, string> = {
    '**': '.+',
    '*': '[^/]+',
    '.': '\\.',
    '{': '(?:',
    '}': ')',
    ',': '|',
  };
  const path = name.replace(/^#/, 'web/src/').replace(/\*\*|[*.{},]/g, (sign) => signs[sign] ?? '');
  const made = new RegExp(`^${path}(?:/[^/]+)?$`);
  patterns.set(name, made);
  return made;
}

/** A file of the room that may import no more than its room may. */
function fileOf(room: string): string {
  return files.find((file) => roomOf.get(file) === room && kindsOf(file).length === 0) ?? '';
}

function kindsOf(file: string): string[] {
  return Object.keys(KINDS).filter((kind) => pattern(kind).test(file));
}

/** @param target a file's path within the project, or a package */
function allows(file: string, target: string): boolean {
  const room = roomOf.get(file) ?? '';
  const named = ROOMS[room] ?? [];
  const own = named.length > 0 ? [room] : [];
  const all = [...own, ...named, ...kindsOf(file).flatMap((kind) => KINDS[kind] ?? [])];
  return all.some((name) => pattern(name).test(target));
}

/** @returns a sentence for each import that the table does not allow, those of types and of what loads late too */
function faultsOf(file: string, source: string): string[] {
  const { staticImports, staticExports } = parseSync(file.replace(/js$/, 'ts'), source).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const late = [...source.matchAll(/\bimport\(\s*(['"`])([^'"`$]+)\1/g)].map(([, , name = '']) => name);
  return [...requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...late]
    .filter((name) => !allows(file, targetOf(file, name)))
    .map(
      (name) =>
        `${file} imports '${name}', which the row ${roomOf.get(file)} in tests/lint/walls.ts does not name.`,
    );
}

/** The path within the project of the file that is imported, or the package. */
function targetOf(file: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  return /^(#|@par-club\/)/.test(path) ? relative(ROOT, fromWeb.resolve(path)) : path;
}

/** How the file imports what is given as a path within the project; anything else stays. */
function specifierFrom(file: string, target: string): string {
  if (!files.includes(target)) return target;
  return posix.relative(posix.dirname(file), target).replace(/^(?!\.)/, './');
}
