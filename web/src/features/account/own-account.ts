import { inTime } from '#loading/part.ts';

/** Loads what asks the server: more than the dialog itself weighs. @throws ChunkLoadError */
export function loadOwnAccount() {
  return inTime('own-account', import('./own-account.data.ts'));
}
