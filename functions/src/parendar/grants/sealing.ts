import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** GCM's standard length; random nonces are safe for 2^32 texts under one key (NIST SP 800-38D, 8.3). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only the functions can read; `nonce` and `ciphertext` are in base64. */
export type SealedText = {
  /** Tells which of the deployment's keys sealed the text. */
  keyVersion: string;
  /** 96 random bits, never used for another text. */
  nonce: string;
  /** The encrypted text, followed by the 128-bit authentication tag. */
  ciphertext: string;
};

/** AES-256-GCM; `unseal` fails without the key and for another text or owner. @param key 32 bytes */
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

/** @returns the text; `undefined` when no key fits, or when the sealed text was changed or has another owner */
export function unseal(sealed: SealedText, owner: string, keys: readonly Buffer[]): string | undefined {
  const key = keys.find((candidate) => isSealedBy(sealed, candidate));
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

export function isSealedBy({ keyVersion }: SealedText, key: Buffer): boolean {
  return versionOf(key) === keyVersion;
}

/** The beginning of the key's hash: tells keys apart, needs no setting, and reveals nothing of the key. */
function versionOf(key: Buffer): string {
  return hash('sha256', key).slice(0, 8);
}
