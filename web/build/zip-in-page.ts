import { type Zippable, zipSync } from 'fflate/browser';

// biome-ignore lint/performance/noBarrelFile: what imports fflate gets this module
export { strToU8, zipSync } from 'fflate/browser';

/**
 * Packs files in the page itself. fflate's own function of this name gives a file of 160 kB to a worker of a blob's
 * address, which the pages' policy refuses.
 */
export function zip(files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void {
  let archive: Uint8Array;
  try {
    archive = zipSync(files);
  } catch (error) {
    done(error);
    return;
  }
  done(null, archive);
}
