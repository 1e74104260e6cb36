import { Problem } from './progress.ts';

/** Not read from .firebaserc or the environment, which a person who deploys points to a live project. */
const LOCAL_PROJECT = 'demo-par-club';

/** The project that everything on this machine is for: emulators, builds, tests. */
export function projectId(): string {
  return demoProject(LOCAL_PROJECT);
}

/** The id, if its `demo-` tells every Firebase tool that nothing live stands behind it; else a `Problem`. */
export function demoProject(id: string): string {
  if (id.startsWith('demo-')) return id;
  throw new Problem(
    `${id} may be a live project. What runs on this machine is for one that begins with demo-.`,
  );
}
