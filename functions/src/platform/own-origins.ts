import { isEmulator, settings } from './settings.ts';

type Deployment = { projectId: string; webOrigins: string[]; siteUrl: string; isEmulator: boolean };

/**
 * The origins of a deployment's web app: the two of Firebase Hosting, that of `siteUrl`, and `webOrigins`. In the
 * emulator it is every port of this machine instead.
 */
export function originsOf({ projectId, webOrigins, siteUrl, isEmulator }: Deployment): (string | RegExp)[] {
  if (isEmulator) return [/^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/];
  const ofHosting = ['web.app', 'firebaseapp.com'].map((domain) => `https://${projectId}.${domain}`);
  return [...new Set([...ofHosting, new URL(siteUrl).origin, ...webOrigins])];
}

export const ownOrigins = originsOf({
  projectId: process.env.GCLOUD_PROJECT ?? '',
  webOrigins: settings.webOrigins,
  siteUrl: settings.siteUrl,
  isEmulator,
});
