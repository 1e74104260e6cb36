// Serves all compiled functions in this one process, by the server that Google runs a deployed function with, at
// addresses as the emulator's: /PROJECT/REGION/NAME. Tells its port to the process that has forked it, and ends with it.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { ROOT } from '../../local/project/paths.ts';

const compiled = pathToFileURL(join(ROOT, 'functions', 'lib', 'index.js')).href;
const functions = (await import(compiled)) as Record<string, HttpFunction>;

http('functions', (request, response) => {
  const [, _project, _region, name = ''] = request.path.split('/');
  const called = functions[name];
  return called ? called(request, response) : response.status(404).end();
});

const server = getTestServer('functions');
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
