import { doc, onSnapshot } from 'firebase/firestore';
import { onTestFinished } from 'vitest';
import type { Client } from './emulators.ts';
import { heard } from './heard.ts';

/**
 * Opens a listener to a document, and waits for the server's first answer: the emulator breaks the stream of a listener
 * when a write comes while it is being opened ("Received message larger than max"), and the SDK then waits for a minute.
 * @returns a wait for fields that fit, for the rest of the test
 */
export async function listening<Fields>({ firestore }: Pick<Client, 'firestore'>, path: string) {
  const { values, hear, until } = heard<Fields>();
  const hearFields = (fields: unknown) => hear(fields as Fields);
  const stop = onSnapshot(
    doc(firestore, path),
    (found) => hearFields(found.data()),
    (error) => {
      throw error;
    },
  );
  onTestFinished(stop);
  await until(({ length }) => length > 0);
  return async (fits: (fields: Fields) => boolean): Promise<Fields> => {
    await until(() => fits(values.at(-1) as Fields));
    return values.at(-1) as Fields;
  };
}
