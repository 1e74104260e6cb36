import { withTimeout } from '#loading/chunk.ts';

export interface Person {
  uid: string;
  name: string;
  email: string;
}

/** Apart: it weighs more than the dialog. @throws ChunkLoadError */
export function loadOwnAccount() {
  return withTimeout('own-account', import('./own-account.data.ts'));
}
