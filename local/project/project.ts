import { Problem } from './progress.ts';

/** Not from .firebaserc or the environment, which may name a live project. */
const LOCAL_PROJECT = 'demo-par-club';

export function projectId(): string {
  return demoProject(LOCAL_PROJECT);
}

/** @throws Problem unless `demo-` tells every Firebase tool that no live project stands behind the id */
export function demoProject(id: string): string {
  if (id.startsWith('demo-')) return id;
  throw new Problem(
    `${id} may be a live project. What runs on this machine is for one that begins with demo-.`,
  );
}
