import data, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';

/** The least versions, in which every page works (docs/decisions/058-the-least-browsers.md). */
const LEAST = { chrome: 109, safari: 16.4 } as const;
type Browser = keyof typeof LEAST;

/** The same for Vite, which rewrites newer syntax and newer CSS as far as that can be done. */
export const TARGET = Object.entries(LEAST).map(([browser, version]) => browser + version);

export interface Feature {
  name: string;
  /** The global that has it as a member. */
  owner?: string;
  /** Whether the least version of a browser has it. */
  isIn: (browser: Browser) => boolean;
}

/** The globals of scripts, and the members of those that the least browsers have. */
export const globals = [...named(data.javascript.builtins), ...named(data.api)];
export const members: readonly Feature[] = globals
  .filter(isOld)
  .flatMap(({ name, identifier }) => named(identifier).map((member) => ({ ...member, owner: name })));

/** What CSS has by its name and a mark: `@container`, `:has`, `color-mix(`, `field-sizing:`. */
export const styles: readonly Feature[] = [
  ...named(data.css['at-rules']).map((each) => ({ ...each, name: `@${each.name}` })),
  ...named(data.css.selectors).map((each) => ({ ...each, name: `:${each.name}` })),
  ...named(data.css.properties).map((each) => ({ ...each, name: `${each.name}:` })),
  ...[...named(data.css.types), ...(Object.values(data.css.types ?? {}) as Identifier[]).flatMap(named)].map(
    (each) => ({
      ...each,
      name: `${each.name.replace(/-function$/, '')}(`,
    }),
  ),
];

/** The names of which nothing that the least browsers have has one. */
export function newNames(features: readonly Feature[]): Set<string> {
  const old = new Set(features.filter(isOld).map(({ name }) => name));
  return new Set(features.map(({ name }) => name).filter((name) => !old.has(name)));
}

function isOld({ isIn }: Feature): boolean {
  return isIn('chrome') && isIn('safari');
}

/** Events, parameters and whole parts of a standard are left out: their names are MDN's own. */
function named(group: Identifier | undefined) {
  return (Object.entries(group ?? {}) as [string, Identifier][]).flatMap(([key, identifier]) => {
    const [, name] = /^([a-z\d-]+)(?:_static)?$/i.exec(key) ?? [];
    return name && identifier.__compat ? [{ name, identifier, isIn: supportOf(identifier.__compat) }] : [];
  });
}

function supportOf({ support }: CompatStatement): Feature['isIn'] {
  return (browser) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          !(flags || prefix || alternative_name) &&
          numberOf(version_added) <= LEAST[browser] &&
          !(numberOf(version_removed) <= LEAST[browser]),
      );
}

/** Not a number for a version that is yet to come. */
function numberOf(version: string | false | undefined): number {
  return Number.parseFloat(String(version).replace('≤', ''));
}
