import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { ROOT } from '../../local/paths.ts';
import { portsOf } from '../../local/ports.ts';
import { projectId } from '../../local/project.ts';

/** The emulator of the main suite with the committed rules, for tests of what they let whom do. */
export function rulesEnvironment(): Promise<RulesTestEnvironment> {
  // Every refusal that a test expects would be printed as an error.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: projectId(),
    firestore: {
      host: '127.0.0.1',
      port: portsOf('main').firestore,
      rules: readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
    },
  });
}
