import process from 'node:process';
import { live } from './life.ts';

// Before anything asks which suite it is for: what this command starts is told by its environment.
process.env.TESTED_SUITE = 'watch';
const { watchTests } = await import('./testing/watch.ts');

/** `npm run test:watch [-- part … filter …]` */
await live(watchTests, 130);
