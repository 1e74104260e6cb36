import type { Page } from '@playwright/test';
import { origin } from '../../local/project/ports.ts';
import { emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';

/** The id of who is signed in on a page. */
export async function uidAt(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('parclub.profile') ?? '').id);
}

/** An account that is disabled gets no new token; the token of the present hour stays good. */
export const setDisabled = (localId: string, disableUser: boolean) =>
  admin('update', { localId, disableUser });

/** All sign-ins so far end, as after a change of the password or a press on 'sign out everywhere'. */
export const revoke = (localId: string) =>
  admin('update', { localId, validSince: `${Math.floor(Date.now() / 1000)}` });

export const deleteAccount = (localId: string) => admin('delete', { localId });

/** Does with an account what only the owner of the project may. */
async function admin(what: 'update' | 'delete', body: Record<string, unknown>): Promise<void> {
  const accounts = `${origin(emulatorPorts().auth)}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const response = await fetch(`${accounts}:${what}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused to ${what} an account: ${response.status}`);
}
