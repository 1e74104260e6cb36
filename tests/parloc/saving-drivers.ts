import { deleteAccount } from '@par-club/functions/contract/account';
import { type PhoneHolder, saveDriver } from '@par-club/functions/contract/parloc';
import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { httpsCallable } from 'firebase/functions';
import { afterAll, expect, inject } from 'vitest';
import { adminFirestore, type Client, newPerson, signInAs } from '../kit/emulators.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();

type Settings = { name?: string; phone: string; carName?: string; leadsOn?: boolean; phoneToken?: string };

/** Drivers who save their settings by the function, for the tests of one file. */
export function savingDrivers() {
  const clients: Client[] = [];
  afterAll(() => Promise.all(clients.map(({ close }) => close())));

  /** Somebody who has signed in and saved nothing yet. */
  async function newDriver() {
    const client = await signInAs(newPerson(), { functions });
    clients.push(client);
    const uid = client.auth.currentUser?.uid ?? '';
    const save = async (settings: Settings) => {
      const input = { name: 'Олена', carName: 'Sprinter', ...settings };
      return (await httpsCallable<unknown, { parlocId: string }>(client.functions, saveDriver.name)(input))
        .data;
    };
    const remove = () => httpsCallable(client.functions, deleteAccount.name)({ uid });
    return { client, uid, save, remove };
  }
  return { newDriver };
}

export const itemOf = async (parlocId: string) => (await database.doc(`${PARLOC}/${parlocId}`).get()).data();
export const holderOf = async (phone: string) =>
  (await database.doc(`${PARLOC_PHONES}/${phone}`).get()).data() as PhoneHolder | undefined;
export const refusal = (reason: string) => expect.objectContaining({ details: { reason } });
