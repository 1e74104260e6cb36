import { configDefaults, defineConfig } from 'vitest/config';

/** Emulators are shared, so their test files run one after another. */
const onEmulators = {
  fileParallelism: false,
  testTimeout: 15_000,
  hookTimeout: 30_000,
  setupFiles: ['tests/kit/random.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{web,functions,local,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.{rules,functions,engines}.test.ts'],
          setupFiles: ['tests/kit/random.ts'],
        },
      },
      { test: { name: 'rules', include: ['tests/**/*.rules.test.ts'], ...onEmulators } },
      { test: { name: 'functions', include: ['tests/**/*.functions.test.ts'], ...onEmulators } },
      {
        test: {
          name: 'engines',
          include: ['tests/**/*.engines.test.ts'],
          ...onEmulators,
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
