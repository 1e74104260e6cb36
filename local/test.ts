import { live } from './life.ts';
import { PARTS } from './testing/parts.ts';
import { runTests } from './testing/run.ts';

/** `npm test [-- part … filter …]` */
await live((life) => runTests(life, PARTS, true), 130);
