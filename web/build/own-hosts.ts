import { REGION } from '@par-club/functions/contract/region';
import type { Plugin } from 'vite';

/** The part of firebase.json that is read here. */
type Hosting = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/** What of the policy depends on the deployment. */
const DIRECTIVES = /^(?:script|connect|frame)-src /;
const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes a second Content-Security-Policy into the documents of a real project. A page obeys both: that of
 * `firebase.json`, which is the same for every deployment, and this one, which leaves of it the project's own hosts
 * (docs/decisions/036-scripts-and-hosts-by-name.md).
 *
 * @param parameters all VITE_… parameters of the build
 */
export function ownHosts(hosting: Hosting, parameters: Readonly<Record<string, string>>): Plugin {
  const { VITE_FIREBASE_PROJECT_ID: projectId = '', VITE_FIREBASE_AUTH_DOMAIN: authDomain = '' } = parameters;
  const ofProject: Readonly<Record<string, string>> = {
    'https://*.cloudfunctions.net': `https://${REGION}-${projectId}.cloudfunctions.net`,
    'https://*.firebaseapp.com': `https://${authDomain}`,
  };
  const narrowed = (directive: string) =>
    directive
      .split(' ')
      .map((source) => ofProject[source] ?? source)
      .join(' ');
  return {
    name: 'own-hosts',
    apply: 'build',
    transformIndexHtml(html) {
      // The emulators of a demo project have hosts of another kind, which `local/run/firebase-config.ts` allows.
      if (projectId.startsWith('demo-')) return html;
      if (!html.includes(CHARSET)) throw new Error('the page does not say its charset');
      const policy = policyOf(hosting)
        .split(/;\s*/)
        .filter((directive) => DIRECTIVES.test(directive))
        .map(narrowed)
        .join('; ');
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
      return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}`);
    },
  };
}

function policyOf({ headers }: Hosting): string {
  const all = headers.flatMap((rule) => rule.headers);
  const found = all.find(({ key }) => key === 'Content-Security-Policy');
  if (!found) throw new Error('firebase.json has no Content-Security-Policy');
  return found.value;
}
