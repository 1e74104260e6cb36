// What the operator of a deployment does by hand: npm run operator -- <command> --project <project-id>
import process from 'node:process';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { normalisePhone } from '../src/shared/phone.ts';
import { findDrivers, giveBack, newestDrivers } from './drivers.ts';

const USAGE = `Usage: npm run operator -- <command> --project <project-id>

  find <phone>        whose a number is, in any spelling
  newest [count]      the drivers who came last; 20 unless said otherwise
  give-back <phone>   takes a number from whoever has it, so that its owner can save it

The credentials are those of: gcloud auth application-default login.
With FIRESTORE_EMULATOR_HOST=127.0.0.1:8085 and --project demo-par-club it works on a running npm start.`;

const COMMANDS: Record<string, (db: Firestore, word: string) => Promise<unknown>> = {
  find: (db, word) => findDrivers(db, phoneOf(word)),
  newest: (db, word) => newestDrivers(db, countOf(word)),
  'give-back': async (db, word) =>
    (await giveBack(db, phoneOf(word))) ? 'The number is free.' : 'Nobody has the number.',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', default: '' } },
});
const [name = '', word = ''] = positionals;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command && values.project) {
  console.log(await command(getFirestore(initializeApp({ projectId: values.project })), word));
} else {
  console.error(USAGE);
  process.exitCode = 1;
}

function phoneOf(word: string): string {
  const phone = normalisePhone(word);
  if (phone === null) throw new Error(`${word} is no phone number`);
  return phone;
}

function countOf(word: string): number {
  const count = Number(word || 20);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${word} is no count`);
  return count;
}
