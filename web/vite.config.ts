import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultClientMainFields,
  defineConfig,
  loadEnv,
  type UserConfig,
} from 'vite';
import { budgets, driverBudgets, pageBudgets, seatBudgets, vanBudgets } from './build/budgets.ts';
import { requireDeployedProject } from './build/deployed-project.ts';
import { documents, serveDocuments } from './build/documents.ts';
import { firstView } from './build/first-view.ts';
import { importWhole } from './build/import-whole.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { landing } from './build/landing.ts';
import { TARGET } from './build/least-browsers.ts';
import { linkDocument } from './build/link-document.ts';
import { ownHosts } from './build/own-hosts.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { publicPages } from './build/public-pages.ts';
import { productionRouter } from './build/react-router.ts';
import { reactfire } from './build/reactfire.ts';
import { refuseNewer } from './build/refuse-newer.ts';
import { reloadScript } from './build/reload-script.ts';
import { requireParameters } from './build/required-parameters.ts';
import { serviceWorker } from './build/service-worker.ts';
import { textCatalogues } from './build/text-catalogues.ts';

const firebaseJson = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));

export default defineConfig(({ command, mode }) => {
  const parameters = loadEnv(mode, import.meta.dirname);
  const { VITE_FIREBASE_PROJECT_ID: projectId = '' } = parameters;
  const siteUrl = parameters.VITE_SITE_URL || `https://${projectId}.web.app`;
  requireDeployedProject(process.env.GCLOUD_PROJECT, projectId);
  if (command === 'build') requireParameters(parameters);
  /** The landing page is built twice, for the browser and to be prerendered, and has to come out the same. */
  const shared = {
    root: import.meta.dirname,
    mode,
    define: {
      EMULATOR_PORTS: JSON.stringify(projectId.startsWith('demo-') ? emulatorPorts() : null),
      ...reactfire.define,
    },
    resolve: {
      conditions: [...reactfire.conditions, ...defaultClientConditions],
      // What radix-ui brings along has a build for browsers of this decade under this name, which needs no helpers.
      mainFields: ['module:es2019', ...defaultClientMainFields],
      // Catalogues are compiled, so no message is ever parsed in the browser.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        { find: /^fflate$/, replacement: `${import.meta.dirname}/build/zip-in-page.ts` },
        ...reactfire.aliases,
        ...(command === 'build' ? [productionRouter] : []),
      ],
    },
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
    build: {
      assetsInlineLimit: 0,
      // The app names every part of itself, and short hexadecimal names compress better.
      rolldownOptions: { output: { hashCharacters: 'hex', chunkFileNames: 'assets/[name]-[hash:7].js' } },
    },
    worker: {
      rolldownOptions: { output: { hashCharacters: 'hex', entryFileNames: 'assets/[name]-[hash:7].js' } },
    },
  } satisfies UserConfig;
  const compilers = () => [textCatalogues(), react(), importWhole()];
  const pages = {
    ...shared.build,
    target: TARGET,
    sourcemap: false,
    rolldownOptions: {
      ...shared.build.rolldownOptions,
      // No package here relies on the mere reading of a property, as some do to make a browser lay out its page.
      treeshake: {
        propertyReadSideEffects: false,
        // It puts itself on Firebase's list of parts when it loads, for nothing in a build without a key for it.
        moduleSideEffects: [{ test: /@firebase\/app-check\//, sideEffects: false }],
      },
    },
  } satisfies UserConfig['build'];
  const linkPlugins = () => [
    ...compilers(),
    reloadScript({ ...shared, plugins: [] }),
    ownHosts(firebaseJson.hosting, parameters),
  ];
  return {
    ...shared,
    plugins: [
      ...compilers(),
      preloadFonts(),
      landing({ ...shared, plugins: compilers() }),
      reloadScript({ ...shared, plugins: [] }),
      firstView({ ...shared, plugins: compilers() }),
      linkDocument(documents.driver, {
        ...shared,
        plugins: [...linkPlugins(), inlineStyles('driver.html'), budgets(driverBudgets)],
        build: pages,
      }),
      linkDocument(documents.trip, {
        ...shared,
        plugins: [...linkPlugins(), inlineStyles('trip.html'), budgets(vanBudgets)],
        build: pages,
      }),
      linkDocument(documents.seat, {
        ...shared,
        plugins: [...linkPlugins(), inlineStyles('seat.html'), budgets(seatBudgets)],
        build: pages,
      }),
      publicPages(siteUrl),
      ownHosts(firebaseJson.hosting, parameters),
      serveDocuments(),
      serviceWorker(),
      refuseNewer(),
      budgets(pageBudgets),
    ],
    build: {
      ...pages,
      rolldownOptions: {
        ...pages.rolldownOptions,
        input: { landing: documents.landing, app: documents.app },
        output: {
          ...pages.rolldownOptions.output,
          // What the landing page and the app need is one file, which compresses better than many: not what reads messages or
          // names the app's texts, which the other document or most pages do without.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                tags: ['$initial'],
                minShareCount: 2,
                test: /^(?!.*(\/react-router\/|\/src\/(reading\/|storage\/(profile|typed))|\/app\/catalogues|\.text\.ts))/,
              },
              // Nearly every page has icons, tells the time, waits for who is signed in or writes a phone.
              {
                name: 'base',
                test: /\/lucide-react\/dist\/(?!esm\/icons\/(?!minus|plus\.|rotate-cw))|\/src\/(intl\/isolat|session\/user-changes|clock\/|firebase\/emulators|phone\/spaced)/,
              },
              // What a client sees of a driver: small parts, which the driver's pages show as well.
              {
                name: 'driver',
                test: /\/features\/parloc\/(client\/(?!live|last)|shared\/driver-view|demo)|\/src\/map\/(?!leaflet|moving|own)|\/src\/location\/(?!geo|position|page)|\/loading\/use-conn|icons\/badge-check/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: firebaseJson.emulators.hosting.port + 1,
      strictPort: true,
      // Hosting leads to the functions that pages call without the SDK.
      proxy: { '/call/': `http://127.0.0.1:${emulatorPorts().hosting}` },
    },
  };
});

/** A class of a style sheet. One mark for all classes of a file compresses better than Vite's, which ends in the line. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? '');
  return `${name}-${hash('sha1', path).slice(0, 4)}`;
}

function emulatorPorts() {
  const { auth, functions, firestore, hosting } = firebaseJson.emulators;
  const shift = Number(process.env.PORT_SHIFT ?? 0);
  return {
    auth: auth.port + shift,
    functions: functions.port + shift,
    firestore: firestore.port + shift,
    hosting: hosting.port + shift,
  };
}
