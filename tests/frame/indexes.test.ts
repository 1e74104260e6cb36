import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../local/project/paths.ts';

// The emulator answers any query. Google's database answers those alone that firestore.indexes.json leaves an index for.

type Order = 'ASCENDING' | 'DESCENDING';
interface Index {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: { fieldPath: string; order?: Order }[];
}
interface Override {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: Order; queryScope: Index['queryScope'] }[];
}
interface Query {
  collection: string;
  scope: Index['queryScope'];
  fields: string[];
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
  indexes: Index[];
  fieldOverrides: Override[];
};

const FOLDERS = ['functions/src', 'functions/scripts', 'web/src'];
const files = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.ts|-of-tests/.test(file));
const sources = files.map((file) => ({ file, text: read(file) }));

/** The collections that constants of the contract name, and those that functions give. */
const names = new Map<string, string>();
for (const { text } of sources) {
  for (const [, name = '', value = ''] of text.matchAll(/const ([A-Z_]+) = '(\w+)'/g)) names.set(name, value);
}
for (const { text } of sources) {
  const givers =
    /function (\w+)\([^)]*\): Promise<CollectionReference[^{]*\{\s*return [^;]*?collection\(([^)]+)\)/g;
  for (const [, name = '', path = ''] of text.matchAll(givers)) names.set(`${name}(`, collectionIn(path));
}

/** `'quotas'`, `PARLOC`, or the last part of a path: `users/${uid}/${TRIP_PAGES}`. '' for what only running tells. */
function collectionIn(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  const [, literal, constant = ''] = /^[`']?(?:(\w+)'|\$?\{?([A-Z_]+)\}?`?)$/.exec(last.trim()) ?? [];
  return literal ?? names.get(constant) ?? '';
}

/** Calls that name a collection, and those that ask it for fields. A path may be named before. */
const PARTS =
  /(?<group>collectionGroup\((?<ofGroup>[^)]+)\))|(?:collection|subscribeQuery|documents\.query)\((?<of>[^),]+)|path = (?<path>`[^`]+`)|\b(?<giver>\w+\()|(?<by>\.(?:where|orderBy)\(\s*|filters: \[\[)(?:'(?<field>[^']+)'|(?<other>[\w.]+))/g;

/** The queries of a source, each with all of the fields that one statement names. */
function queriesIn(text: string): Query[] {
  const queries: (Query & { end: number })[] = [];
  let [collection, scope]: [string, Index['queryScope']] = ['', 'COLLECTION'];
  // The query of scheduled work.
  const plain = text.replace(/dueDocuments\(([\w.()]+), '(\w+)'/g, "$1.where('$2'");
  for (const part of plain.matchAll(PARTS)) {
    const { group, ofGroup, of, path, giver, by, field = '', other } = part.groups ?? {};
    const named = collectionIn(ofGroup ?? of ?? path ?? '') || names.get(giver ?? '');
    if (named) [collection, scope] = [named, group ? 'COLLECTION_GROUP' : 'COLLECTION'];
    // The name of a document has an index by itself.
    if (by === undefined || other === 'FieldPath.documentId') continue;
    const before = queries.at(-1);
    const isSame = before && !plain.slice(before.end, part.index).includes(';');
    if (isSame) before.fields.push(field);
    else queries.push({ collection, scope, fields: [field], end: part.index });
  }
  return queries;
}

/** Whether Google's database would answer a query. */
function isAnswered({ collection, scope, fields: [field = '', ...others] }: Query): boolean {
  if (collection === '' || field === '') return false;
  if (others.length > 0) {
    const wanted = [field, ...others].join();
    return indexes.some(
      (index) =>
        index.collectionGroup === collection &&
        index.queryScope === scope &&
        index.fields.map(({ fieldPath }) => fieldPath).join() === wanted,
    );
  }
  const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
  const override = [field, '*'].flatMap((path) => own.find(({ fieldPath }) => fieldPath === path) ?? [])[0];
  return override ? override.indexes.some(({ queryScope }) => queryScope === scope) : scope === 'COLLECTION';
}

/** Makes queries for others, who name the fields. */
const GENERAL = ['web/src/firebase/documents.ts', 'functions/src/platform/scheduled.ts'];

describe('[F-S19] the indexes of the database', () => {
  const found = sources
    .filter(({ file }) => !GENERAL.includes(file))
    .flatMap(({ file, text }) => queriesIn(text).map((query) => ({ file, ...query })));

  it('are there for every query of the code', () => {
    expect(found.filter((query) => !isAnswered(query))).toEqual([]);
    // So that the reading of the code is known to find them.
    expect(found.map(({ collection, fields }) => [collection, ...fields].join('.'))).toEqual(
      expect.arrayContaining([
        ...['parloc.userId', 'parloc.endsAt', 'parloc.phone', 'parloc.createdAt', 'parlocPhones.parlocId'],
        ...['tripPages.keepAt', 'tripPages.endsAt', 'tripPages.end'],
        ...['calendarWatches.uid', 'calendarWatches.expiresAt'],
      ]),
    );
  });

  it.each([
    `db.collection(PARLOC).where('updatedAt', '>', since).get();`,
    `(await recordsOf(uid)).orderBy('start').limit(5);`,
    `db.collectionGroup(TRIP_PAGES).where('end', '>', since);`,
    `db.collection('calendarWatches').where('uid', '==', uid).orderBy('expiresAt');`,
    `documents.subscribeQuery(PARLOC, { filters: [['lastSharedTime', '>', since]] }, listener);`,
    `db.collection(PARLOC).where(field, '==', value);`,
  ])('are missed by %s', (query) => {
    expect(queriesIn(query).map(isAnswered)).toEqual([false]);
  });

  it.each(['parloc', 'places', 'trips', 'seats', 'tripLinks', 'tripPages', 'quotas', 'lookups'])(
    'of %s, which is written all the time, are those that somebody asks for',
    (collection) => {
      const everything = { collectionGroup: collection, fieldPath: '*', indexes: [] };
      expect(fieldOverrides).toContainEqual(everything);
      const kept = fieldOverrides.filter(
        (each) => each.collectionGroup === collection && each.indexes.length,
      );
      const asked = found.filter((query) => query.collection === collection).flatMap(({ fields }) => fields);
      expect(kept.map(({ fieldPath }) => fieldPath).toSorted()).toEqual([...new Set(asked)].toSorted());
    },
  );
});
