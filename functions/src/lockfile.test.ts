import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lockfile = { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> };

function read(path: string): Lockfile {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Lockfile;
}

/** Only the functions' folder is deployed, with the lockfile in it; the one at the root is what tests ran with. */
const deployed = read('../package-lock.json').packages;
const tested = read('../../package-lock.json').packages;

it('the lockfile of the deployment knows the dependencies of package.json', () => {
  expect(deployed['']?.dependencies).toEqual(tested.functions?.dependencies);
});

it.each(Object.keys(deployed['']?.dependencies ?? {}))(
  '%s is deployed in the version that is tested',
  (name) => {
    const path = `node_modules/${name}`;
    expect(deployed[path]?.version).toBe((tested[`functions/${path}`] ?? tested[path])?.version);
  },
);
