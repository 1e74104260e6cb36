import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

// Its package exports no source, so the file is found beside its entry.
const HOOK = fileURLToPath(new URL('../src/useObservable.ts', import.meta.resolve('reactfire')));

/**
 * Settings of the build for reactfire, whose package is one file that brings along every part of Firebase (57 kB of
 * gzip that cannot be shaken off) and its own copy of rxjs (5 kB). Only its hook for observables is in use, so the
 * build takes that from its sources.
 */
export const reactfire: {
  aliases: Alias[];
  define: Record<string, string>;
  /** rxjs has a build for browsers of this decade, which needs no helpers. */
  conditions: string[];
} = {
  aliases: [
    { find: /^reactfire$/, replacement: HOOK },
    // What this brings to older versions of React, React has by itself.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
  // Its own build puts the version in.
  define: { 'process.env.REACTFIRE_VERSION': '""' },
  conditions: ['es2015'],
};
