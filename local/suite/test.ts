import process from 'node:process';
import { runCommand } from '../run/process-scope.ts';
import { LONG_PARTS, PARTS } from './parts.ts';
import { runTests } from './run-tests.ts';

const [length, ...args] = process.argv.slice(2);

/** `npm test [-- part … filter …]` and `npm run test:long [-- part … filter …]` */
await runCommand((scope) =>
  length === 'long' ? runTests(scope, LONG_PARTS, args, false) : runTests(scope, PARTS, args, true),
);
