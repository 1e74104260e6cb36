import { isEmulator, settings } from './settings.ts';

type Deployment = { projectId: string; webOrigins: string[]; siteUrl: string; isEmulator: boolean };

/** Firebase Hosting's two origins, that of `siteUrl`, and `webOrigins`; in the emulator every port of this machine. */
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
