import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

type Package = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  scripts?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Package> };

const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as T;

/** Licences that let anybody ship a package inside of anything, for naming its authors. */
const PERMISSIVE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
];
/** What a package's own field leaves out or says in another way, as its licence file has it. */
const AS_THE_FILE_SAYS: Record<string, string> = {
  'limiter@1.1.5': 'MIT',
  'url-template@2.0.8': 'BSD-3-Clause',
};

/** All packages that a folder of the lockfile needs to run, by name and version. */
function shippedBy(start: string, { packages }: Lockfile): Map<string, Package> {
  const shipped = new Map<string, Package>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = resolved(path, name, packages);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      const { version } = packages[found] ?? {};
      if (version) shipped.set(`${name}@${version}`, packages[found] ?? {});
      visit(found);
    }
  };
  visit(start);
  return shipped;
}

/** Where Node finds a package from a folder: in its own node_modules, or in one further up. */
function resolved(from: string, name: string, packages: Lockfile['packages']): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

const SHIPPED = {
  'the web app': shippedBy('web', read<Lockfile>('package-lock.json')),
  'the functions': shippedBy('', read<Lockfile>('functions', 'package-lock.json')),
};

describe.each(Object.entries(SHIPPED))('what %s ships', (_, shipped) => {
  it('is found', () => {
    expect(shipped.size).toBeGreaterThan(50);
    expect([...shipped.keys()].some((name) => name.startsWith('zod@'))).toBe(true);
  });

  it('has a licence that lets it', () => {
    const licences = [...shipped].map(([name, { license }]) => [
      name,
      AS_THE_FILE_SAYS[name] ?? license ?? 'none',
    ]);
    expect(licences.filter(([, licence = '']) => !PERMISSIVE.includes(licence))).toEqual([]);
  });
});

it.each(['.', 'web', 'functions', 'local', 'tests'])('%s runs nothing when it is installed', (folder) => {
  const { scripts = {} } = read<Package>(folder, 'package.json');
  const onInstall = [
    'preinstall',
    'install',
    'postinstall',
    'prepublish',
    'preprepare',
    'prepare',
    'postprepare',
  ];
  expect(Object.keys(scripts).filter((name) => onInstall.includes(name))).toEqual([]);
});
