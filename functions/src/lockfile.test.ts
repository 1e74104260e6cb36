import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = { version?: string; dependencies?: Record<string, string> };
type Lockfile = { packages: Record<string, Package> };

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;
}

/** Only the functions' folder is deployed, with the lockfile in it. Tests run with what the one at the root installs. */
const { dependencies = {} } = read<Package>('../package.json');
const deployed = read<Lockfile>('../package-lock.json').packages;
const tested = read<Lockfile>('../../package-lock.json').packages;

it('the lockfile of the deployment is of the present package.json', () => {
  expect(deployed['']?.dependencies).toEqual(dependencies);
});

it.each(Object.keys(dependencies))('%s is deployed in the version that is tested', (name) => {
  const path = `node_modules/${name}`;
  expect(deployed[path]?.version).toBe((tested[`functions/${path}`] ?? tested[path])?.version);
});
