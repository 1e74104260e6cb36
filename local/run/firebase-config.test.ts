import { expect, test } from 'vitest';
import { origin, portsOf } from '../project/ports.ts';
import { committedConfig, configFor } from './firebase-config.ts';

const committed = committedConfig();
const derived = configFor('main', '.local/test/web', committed);
const ports = portsOf('main');

test('each emulator listens on the port of its suite, on this machine alone', () => {
  expect(derived.emulators).toMatchObject({
    auth: { port: ports.auth, host: '127.0.0.1' },
    functions: { port: ports.functions, host: '127.0.0.1' },
    firestore: { port: ports.firestore, websocketPort: ports.firestoreWebsocket, host: '127.0.0.1' },
    hosting: { port: ports.hosting, host: '127.0.0.1' },
    hub: { port: ports.hub, host: '127.0.0.1' },
    logging: { port: ports.logging, host: '127.0.0.1' },
    eventarc: { port: ports.eventarc, host: '127.0.0.1' },
    tasks: { port: ports.tasks, host: '127.0.0.1' },
    singleProjectMode: committed.emulators.singleProjectMode,
    ui: committed.emulators.ui,
  });
});

test('hosting serves the folder that was asked for', () => {
  expect(derived.hosting.public).toBe('.local/test/web');
});

const added = {
  'connect-src': [ports.auth, ports.firestore, ports.functions].map((port) => ` ${origin(port)}`).join(''),
  'img-src': ` ${origin(ports.hosting)}`,
};

test('the policy gains the emulators in connect-src, pictures of the tests in img-src, and nothing else', () => {
  for (const [name, origins] of Object.entries(added))
    expect(directive(policyOf(derived), name)).toBe(directive(policyOf(committed), name) + origins);
  expect(withoutAdded(policyOf(derived))).toBe(policyOf(committed));
});

test('nothing else of the configuration differs from what is deployed', () => {
  const restored = structuredClone(derived);
  restored.emulators = committed.emulators;
  restored.hosting.public = committed.hosting.public;
  for (const { headers } of restored.hosting.headers) {
    for (const header of headers) {
      if (header.key === 'Content-Security-Policy') header.value = withoutAdded(header.value);
    }
  }
  expect(restored).toEqual(committed);
});

function withoutAdded(policy: string): string {
  return policy.replace(added['connect-src'], '').replace(added['img-src'], '');
}

function policyOf(config: typeof committed): string {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

function directive(policy: string, name: string): string | undefined {
  return policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `));
}
