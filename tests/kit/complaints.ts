/**
 * What the database's SDK says where its first answer takes 10 s, by a clock that runs while a busy machine stands still,
 * or that a test moves. It tells nothing of the product: a test that needs the database waits for it.
 */
export const SLOW_DATABASE = /Backend didn't respond within 10 seconds/;
