import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { BROWSER_ARGS, findBrowser } from './local/machine/browser.ts';
import { portsOf } from './local/ports.ts';
import { commands } from './tests/kit/components/commands.ts';
import { reactfire } from './web/build/reactfire.ts';
import { textCatalogues } from './web/build/text-catalogues.ts';

const onEmulators = {
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['tests/kit/random.ts'],
};

const browser = await findBrowser();
const { auth, functions, firestore, hosting } = portsOf('main');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{web,functions,local,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.{rules,functions}.test.ts', '**/*.component.test.tsx'],
          setupFiles: ['tests/kit/random.ts'],
        },
      },
      { test: { name: 'rules', include: ['tests/**/*.rules.test.ts'], ...onEmulators } },
      { test: { name: 'functions', include: ['tests/**/*.functions.test.ts'], ...onEmulators } },
      {
        plugins: [textCatalogues(), react()],
        define: {
          EMULATOR_PORTS: JSON.stringify({ auth, functions, firestore, hosting }),
          ...reactfire.define,
        },
        resolve: { alias: reactfire.aliases },
        optimizeDeps: {
          entries: ['web/src/main.tsx', 'web/src/landing.tsx', 'tests/**/*.component.test.tsx'],
        },
        envDir: 'web',
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'components',
          include: ['tests/**/*.component.test.tsx'],
          setupFiles: ['tests/kit/components/setup.ts'],
          testTimeout: 120_000,
          // Else one second, for what is not an element. A ceiling against hanging, too.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
          // Near the hosting, by which the app knows its emulators.
          api: { host: '127.0.0.1', port: hosting + 5, strictPort: true },
          browser: {
            enabled: true,
            headless: true,
            commands,
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: BROWSER_ARGS,
                ...(browser && {
                  executablePath: browser.executable,
                  env: { ...(process.env as Record<string, string>), ...browser.env },
                }),
              },
              contextOptions: { locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
