import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What only the operator of a deployment knows: who that is, and where the club's links lead. */
const REQUIRED = [
  'VITE_OPERATOR_NAME',
  'VITE_OPERATOR_ADDRESS',
  'VITE_OPERATOR_EMAIL',
  'VITE_CLUB_URL',
  'VITE_CHAT_URL',
];

/**
 * Refuses to build for a real project as long as a required parameter is missing, or has the example of `web/.env`.
 * @param parameters all VITE_… parameters of the build
 */
export function requireParameters(parameters: Readonly<Record<string, string>>): void {
  const projectId = parameters.VITE_FIREBASE_PROJECT_ID ?? '';
  if (projectId.startsWith('demo-')) return;
  const examples = parseEnv(readFileSync(new URL('../.env', import.meta.url), 'utf8'));
  const missing = REQUIRED.filter((name) => {
    const value = parameters[name]?.trim();
    return !value || value === examples[name];
  });
  if (missing.length === 0) return;
  throw new Error(
    `A build for the project ${projectId || '(none)'} needs ${missing.join(', ')}: set them in ` +
      'web/.env.production.local, see the README.',
  );
}
