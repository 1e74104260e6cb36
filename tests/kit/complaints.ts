/**
 * The database's SDK logs it when its first answer takes 10 s by the page's clock: on a busy machine, or where a test moves
 * the clock. It says nothing of the product: a test that needs the database waits for it.
 */
export const SLOW_DATABASE = /Backend didn't respond within 10 seconds/;
