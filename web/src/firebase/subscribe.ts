import { firestore } from './database.ts';
import { createSubscribe } from './subscription.ts';

/** `documents.subscribe` of the product's database, without what writes. */
export const subscribe = createSubscribe(firestore);
