import { portsOf, testedSuite } from '../../local/project/ports.ts';
import { allDocuments } from '../../local/sample/documents.ts';

/** Every document that there is, by its path. */
export async function wholeDatabase(): Promise<Map<string, unknown>> {
  const documents = await allDocuments(portsOf(testedSuite));
  return new Map(documents.map(({ path, fields }) => [path, fields]));
}

/** The paths of the documents that name any of the words, in the path or in what they hold. */
export async function documentsThatName(words: readonly string[]): Promise<string[]> {
  const documents = [...(await wholeDatabase())];
  return documents
    .filter(([path, data]) => words.some((word) => `${path} ${JSON.stringify(data)}`.includes(word)))
    .map(([path]) => path)
    .sort();
}
