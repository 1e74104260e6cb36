import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { budgets } from './build/budgets.ts';
import { requireDeployedProject } from './build/deployed-project.ts';
import { preloadFont } from './build/preload-font.ts';
import { reactfire } from './build/reactfire.ts';
import { textCatalogues } from './build/text-catalogues.ts';

const firebaseJson = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));

export default defineConfig(({ mode }) => {
  const { VITE_FIREBASE_PROJECT_ID: projectId = '' } = loadEnv(mode, import.meta.dirname);
  requireDeployedProject(process.env.GCLOUD_PROJECT, projectId);
  return {
    root: import.meta.dirname,
    plugins: [textCatalogues(), react(), preloadFont(/onest-cyrillic-wght/), budgets()],
    define: {
      EMULATOR_PORTS: JSON.stringify(projectId.startsWith('demo-') ? emulatorPorts() : null),
      ...reactfire.define,
    },
    resolve: {
      conditions: [...reactfire.conditions, ...defaultClientConditions],
      // Catalogues are compiled, so no message is ever parsed in the browser.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        reactfire.alias,
      ],
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // The first page names every part of every other, and hexadecimal names compress better.
      rolldownOptions: { output: { hashCharacters: 'hex' } },
    },
    server: { host: '127.0.0.1', port: firebaseJson.emulators.hosting.port + 1, strictPort: true },
  };
});

function emulatorPorts() {
  const { auth, functions, firestore, hosting } = firebaseJson.emulators;
  return { auth: auth.port, functions: functions.port, firestore: firestore.port, hosting: hosting.port };
}
