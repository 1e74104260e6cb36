import { origin, type Ports } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { googleIdToken, type Person, people } from './people.ts';
import { addSampleDriver } from './sample-driver.ts';

/** Fills a suite with what a person needs to try the product. What is there already stays as it is. */
export async function fillInSampleData(ports: Ports): Promise<void> {
  for (const person of [people.driver, people.dispatcher]) await signUp(ports, person);
  const { otherDriver } = people;
  await addSampleDriver(ports, await signUp(ports, otherDriver), otherDriver.name);
}

/**
 * Signs a person in by the Auth emulator, which makes the account at the first time.
 * @returns the uid
 */
async function signUp({ auth }: Ports, person: Person): Promise<string> {
  const postBody = new URLSearchParams({ id_token: googleIdToken(person), providerId: 'google.com' });
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo';
  const response = await fetch(`${origin(auth)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody: String(postBody), requestUri: origin(auth), returnSecureToken: true }),
  });
  if (!response.ok)
    throw new Problem(`The account of ${person.name} could not be made: ${await response.text()}`);
  const { localId }: { localId: string } = JSON.parse(await response.text());
  return localId;
}
