import { readPublicDocument } from '#firebase/public-document.ts';
import type { LinkSource } from '#link-page/use-link-page.ts';
import { keptPage } from './kept-page.ts';
import { documentOf, isSecret, type Kind, type Shown, shownFrom } from './trip-page.ts';

export function tripSource<Of extends Kind>(kind: Of, secret: string): LinkSource<Shown[Of]> {
  return {
    read: () => readPage(kind, secret),
    shownFrom: shownFrom<Of>,
    kept: keptPage(kind, secret),
  };
}

/** Null where the page does not exist, or not any more. Rejects without an answer. */
export async function readPage<Of extends Kind>(kind: Of, secret: string): Promise<Shown[Of] | null> {
  const fields = isSecret(secret) ? await readPublicDocument(documentOf(kind, secret)) : null;
  return fields && shownFrom<Of>(fields);
}
