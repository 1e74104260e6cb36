import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root the project's folder
 * @returns {string | undefined} why the dependencies must be installed
 */
export function needsInstall(root) {
  // npm writes its record last, so a broken installation has none.
  const npmRecord = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(npmRecord)) return 'there are none yet';
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return undefined;
  // `npm install` by hand writes no stamp, but npm's record is then at least as new as the lockfile.
  if (statSync(npmRecord).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) {
    installed(root);
    return undefined;
  }
  return 'package-lock.json has changed';
}

/** @param {string} root the project's folder */
export function installed(root) {
  writeFileSync(stampFile(root), lockHash(root));
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.installed-lock-hash');
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}
