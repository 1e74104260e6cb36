import { keepLoaded } from './keep-loaded.ts';
import { watchForUpdate } from './update-notice.ts';

/**
 * Starts what lets the product open without a connection, and tells when a new version of it is there. Rejects where
 * the browser does not let it, as when its storage is blocked: the product then works as it does without.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForUpdate(registration);
  if (!navigator.serviceWorker.controller) await keepLoaded();
}
