import { CONSENT_PATH } from '../../contract/parendar.values.ts';

/** What tells which addresses are of this deployment. */
type Deployment = {
  /** Firebase Hosting serves the web app under two addresses that are made of it. */
  projectId: string;
  /** More origins, with commas between. */
  webOrigins: string;
  /** The emulator's web app has any port of this machine. */
  isEmulator: boolean;
};

/**
 * Whether Google may have sent a code to this address: the consent page of this deployment's web app. Google lets a
 * code only go to addresses that its client names, and changes it only for whoever names the same. This keeps out a
 * code for an address that the client names besides, such as that of another deployment or of a test.
 */
export function isConsentAddress(
  address: string,
  { projectId, webOrigins, isEmulator }: Deployment,
): boolean {
  if (isEmulator)
    return new RegExp(`^http://(?:localhost|127\\.0\\.0\\.1):\\d+${CONSENT_PATH}$`).test(address);
  const ofHosting = ['web.app', 'firebaseapp.com'].map((domain) => `https://${projectId}.${domain}`);
  const more = webOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return [...ofHosting, ...more.filter(Boolean)].some((origin) => address === `${origin}${CONSENT_PATH}`);
}
