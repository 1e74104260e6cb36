import { setLogFunction } from 'firebase-admin/firestore';

/** Documents that the database gave to the Admin SDK of this process, or did not have, and those that it wrote. */
export interface Documents {
  reads: number;
  writes: number;
}

/** How the SDK logs what it sends and gets. */
const LINE = /\[Firestore\.request(?:Stream)?\]: (?:Sending request|Received response): (?<content>\{.*\})$/s;
/** What a response has that is about a document, to a reading and to a query. */
const READ = ['found', 'missing', 'document'];

/** Counts between the SDK and the database, so that what a transaction does anew counts again. */
export async function documentsOf(work: () => Promise<unknown>): Promise<Documents> {
  const counted: Documents = { reads: 0, writes: 0 };
  setLogFunction((line) => {
    const content = LINE.exec(line)?.groups?.content;
    if (content === undefined) return;
    const { writes = [], ...rest } = JSON.parse(content) as Record<string, unknown> & { writes?: unknown[] };
    counted.writes += writes.length;
    if (READ.some((name) => name in rest)) counted.reads += 1;
  });
  try {
    await work();
  } finally {
    setLogFunction(null);
  }
  return counted;
}
