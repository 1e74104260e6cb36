import { describe, expect, it } from 'vitest';
import { requireDeployedProject } from './deployed-project.ts';

describe('requireDeployedProject', () => {
  it.each([undefined, '', 'par-club-live'])('lets a build be where GCLOUD_PROJECT is %j', (deployedTo) => {
    expect(() => requireDeployedProject(deployedTo, 'par-club-live')).not.toThrow();
  });

  it.each(['demo-par-club', 'par-club', ''])('refuses to deploy a build for %j', (builtFor) => {
    expect(() => requireDeployedProject('par-club-live', builtFor)).toThrow(
      /GCLOUD_PROJECT is par-club-live/,
    );
  });
});
