import { withTimeout } from '#loading/chunk.ts';

/** The signed-in person, as the header knows them. */
export interface Person {
  uid: string;
  name: string;
  email: string;
}

/** Loads what asks the server: more than the dialog itself weighs. @throws ChunkLoadError */
export function loadOwnAccount() {
  return withTimeout('own-account', import('./own-account.data.ts'));
}
