import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { budgets } from './build/budgets.ts';
import { preloadFont } from './build/preload-font.ts';
import { textCatalogues } from './build/text-catalogues.ts';

const firebaseJson = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));

export default defineConfig(({ mode }) => {
  const { VITE_FIREBASE_PROJECT_ID: projectId = '' } = loadEnv(mode, import.meta.dirname);
  return {
    root: import.meta.dirname,
    plugins: [textCatalogues(), react(), preloadFont(/onest-cyrillic-wght/), budgets()],
    define: { EMULATOR_PORTS: JSON.stringify(projectId.startsWith('demo-') ? emulatorPorts() : null) },
    resolve: {
      // Catalogues are compiled, so no message is ever parsed in the browser.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    server: { host: '127.0.0.1', port: firebaseJson.emulators.hosting.port + 1, strictPort: true },
  };
});

function emulatorPorts() {
  const { auth, functions, firestore, hosting } = firebaseJson.emulators;
  return { auth: auth.port, functions: functions.port, firestore: firestore.port, hosting: hosting.port };
}
