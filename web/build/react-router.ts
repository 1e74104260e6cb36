import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** The router without its warnings for developers: a build that its package holds, and exports under no name. */
export const productionRouter: Alias = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};
