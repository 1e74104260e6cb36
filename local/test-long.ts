import { live } from './life.ts';
import { LONG_PARTS } from './testing/parts.ts';
import { runTests } from './testing/run.ts';

/** `npm run test:long [-- part … filter …]` */
await live((life) => runTests(life, LONG_PARTS, false), 130);
