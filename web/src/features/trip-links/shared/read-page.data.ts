import { readPublicDocument } from '#firebase/public-document.ts';
import { documentOf, type Kind, type Shown, shownFrom } from './trip-page.ts';

export type { OnNews } from '#firebase/live-document.ts';
export type LivePage = Awaited<ReturnType<typeof loadLivePage>>;

export const loadLivePage = async () => (await import('#firebase/live-document.ts')).LiveDocument;

/** Null where the page does not exist, or not any more. Rejects without an answer. */
export async function readPage<Of extends Kind>(kind: Of, secret: string): Promise<Shown[Of] | null> {
  const fields = await readPublicDocument(documentOf(kind, secret));
  return fields && shownFrom<Of>(fields);
}
