import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** What GCM is made for; random ones meet again after some 2^32 texts under one key at the earliest. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only the functions can read. All binary parts are in base64. */
export type SealedText = {
  /** Tells which of the deployment's keys it is sealed with. */
  keyVersion: string;
  /** 96 random bits, never used for another text. */
  nonce: string;
  /** Followed by the 128 bits that prove it whole. */
  ciphertext: string;
};

/**
 * Seals a text for its owner (AES-256-GCM): nobody reads it without the key, nobody changes it unnoticed, and as
 * another's it does not open.
 *
 * @param key 32 bytes
 */
export function seal(text: string, owner: string, key: Buffer): SealedText {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    keyVersion: versionOf(key),
    nonce: nonce.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
  };
}

/** Opens what was sealed. @returns `undefined` when none of the keys fits, it was changed, or it is another's */
export function unseal(sealed: SealedText, owner: string, keys: readonly Buffer[]): string | undefined {
  const key = keys.find((candidate) => versionOf(candidate) === sealed.keyVersion);
  if (!key) return undefined;
  try {
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(sealed.nonce, 'base64'), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Tells keys apart without a number that somebody has to set: the beginning of a hash, which tells nothing of it. */
function versionOf(key: Buffer): string {
  return hash('sha256', key).slice(0, 8);
}
