/**
 * Refuses to build for another project than the one that the Firebase CLI deploys to, so that a build with the wrong
 * parameters, such as the demo ones of `web/.env`, is never served by a live project.
 *
 * @param deployedTo GCLOUD_PROJECT, which the CLI sets for what it runs before a deployment
 * @param builtFor VITE_FIREBASE_PROJECT_ID
 */
export function requireDeployedProject(deployedTo: string | undefined, builtFor: string): void {
  if (!deployedTo || deployedTo === builtFor) return;
  throw new Error(
    `This build would be for the project ${builtFor || '(none)'}, but GCLOUD_PROJECT is ${deployedTo}. Set the ` +
      'VITE_… parameters of that project: for a deployment in web/.env.production.local, see the README.',
  );
}
