import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Account } from './state.ts';

const KEY_ID = 'local-stand-in';
const ISSUER = 'https://accounts.google.com';

/** Signs ID tokens with a key that is made anew at each start. */
export type Signer = {
  /** An ID token (JWT, RS256) for a client, good for `seconds` from `now` (milliseconds since 1970). */
  idToken: (token: {
    account: Account;
    clientId: string;
    scopes: readonly string[];
    nonce: string;
    now: number;
    seconds: number;
  }) => string;
  /** The public key as a JSON Web Key set, the answer of /oauth2/v3/certs. */
  jwks: () => { keys: object[] };
  /** The public key by its id in PEM, the answer of /oauth2/v1/certs; Google wraps it in a certificate. */
  pems: () => Record<string, string>;
};

export function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    idToken({ account, clientId, scopes, nonce, now, seconds }) {
      const issuedAt = Math.floor(now / 1000);
      return jwt(privateKey, {
        iss: ISSUER,
        azp: clientId,
        aud: clientId,
        iat: issuedAt,
        exp: issuedAt + seconds,
        ...profileOf(account, scopes),
        ...(nonce && { nonce }),
      });
    },
    jwks: () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
    }),
    pems: () => ({ [KEY_ID]: String(publicKey.export({ format: 'pem', type: 'spki' })) }),
  };
}

/** What the scopes let a client know of an account. */
export function profileOf({ sub, email, name }: Account, scopes: readonly string[]): Record<string, unknown> {
  return {
    sub,
    ...(scopes.some((scope) => scope.endsWith('userinfo.email')) && { email, email_verified: true }),
    ...(scopes.some((scope) => scope.endsWith('userinfo.profile')) && { name }),
  };
}

function jwt(key: KeyObject, payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}
