import { firestore } from './database.ts';
import { createDocuments } from './documents.ts';

/** All that the web app does with the product's database. */
export const documents = createDocuments(firestore);
