/** What web and functions share. */
const BOTH_SIDES = 'functions/src/{contract,shared}';
const SERVER = ['firebase-admin', 'firebase-functions{,/v2}', 'zod/mini', 'node:*'];
/** What every tool's functions stand on. */
const FUNCTION = ['functions/src/{contract,shared,platform}', ...SERVER];
const REACT = ['react', 'react-dom', 'react-intl', 'lucide-react'];
/** What a feature may import beside itself: no other feature, no app, no Firebase. */
const FEATURE = [
  BOTH_SIDES,
  '#{paths,parameters}.ts',
  '#{analytics,clock,failures,intl,link-page,loading,location,map,phone,reading,session,storage,ui}',
  ...REACT,
  'react-hook-form',
  'react-router-dom',
  'qrcode.react',
];
const PAREX = [...FEATURE, '#reader/**'];
const PARENDAR = [...FEATURE, '@tanstack/react-query'];
const SCREEN = [...PARENDAR, '#features/parendar/{model,calendar,parts}'];
/** What a program on the developer's machine is made of. */
const PROGRAM = ['node:*', '@playwright/test', 'vitest'];
const TEST = [
  ...PROGRAM,
  '{web,functions,local}/**',
  '@axe-core/playwright',
  '@firebase/rules-unit-testing',
  '@fontsource-variable/onest',
  '@formatjs/icu-messageformat-parser',
  '@google-cloud/functions-framework',
  '@googleapis/calendar',
  '@testing-library/dom',
  'axe-core',
  'fast-check',
  'firebase',
  'firebase-admin',
  'firebase-functions/v2',
  'gpt-tokenizer/encoding',
  'lighthouse{,/core/lib}',
  'node-ical',
  'playwright',
  'puppeteer-core',
  'react',
  'react-intl',
  'react-router-dom',
  'sonner',
  'vite',
  'vitest-browser-react',
  'zod/mini',
];

/**
 * Each room, and all that it may import beside its own files: other rooms and packages. An empty list is nothing at all,
 * not even its own files. `#room` is web/src/room. A name is a file, or a folder without the folders in it; `/**` is all
 * below, `*` a part of one name, `{a,b}` either. A file belongs to the first room that names it.
 */
export const ROOMS: Record<string, readonly string[]> = {
  // Shared rooms of web
  '#{paths,paths.test,parameters}.ts': [BOTH_SIDES],
  '#analytics': ['#parameters.ts'],
  '#clock': ['react'],
  '#failures': [BOTH_SIDES, '#{intl,loading}', 'react-intl'],
  '#intl': [BOTH_SIDES, '#{loading,storage}', ...REACT],
  '#link-page': [BOTH_SIDES, '#loading', 'react'],
  '#loading': ['#{intl,ui}', ...REACT],
  '#location': [BOTH_SIDES, ...REACT],
  '#map': ['#parameters.ts', '#{intl,loading,location,ui}', ...REACT, 'leaflet{,/dist}'],
  '#offline': ['#{intl,ui}'],
  '#phone': [BOTH_SIDES],
  '#reader/**': [
    'functions/src/contract/kinds.values.ts',
    'functions/src/shared/{calendar-words,currency-names,number-words,phone,phone-in,same-name}.ts',
    'libphonenumber-js',
  ],
  '#reading': [BOTH_SIDES, '#reader/**', '#{failures,intl,loading,storage}', 'react', 'libphonenumber-js'],
  '#session': [BOTH_SIDES, '#{clock,intl,loading,storage}', 'react'],
  '#storage': ['#parameters.ts'],
  '#ui': ['#{analytics,intl}', ...REACT, 'radix-ui', 'sonner'],
  '#firebase': [
    BOTH_SIDES,
    '#parameters.ts',
    '#{analytics,clock,failures,intl,session,storage,ui}',
    'react',
    'firebase',
    'reactfire',
    'rxjs',
  ],

  // Features
  ...rooms('#features', ['account', 'landing', 'legal'], FEATURE),
  '#features/parex/columns': [...PAREX, '#features/parex{,/keeping}'],
  '#features/parex/keeping': [...PAREX, '#features/parex/{columns,result}'],
  '#features/parex/result': [...PAREX, '#features/parex{,/columns,/keeping}'],
  '#features/parex/several': [...PAREX, '#features/parex{,/columns,/keeping,/result}'],
  '#features/parex/sheet': [...PAREX, '#features/parex{,/columns,/keeping,/result}', 'write-excel-file'],
  '#features/parex': [...PAREX, '#features/parex/*'],
  '#features/parloc/shared': FEATURE,
  ...rooms(
    '#features/parloc',
    ['sharing', 'driver', 'client', 'links'],
    [...FEATURE, '#features/parloc/shared'],
  ),
  '#features/parloc': [...FEATURE, '#features/parloc/*'],
  '#features/trip-links/shared': FEATURE,
  ...rooms('#features/trip-links', ['van', 'seat'], [...FEATURE, '#features/trip-links/shared']),
  '#features/trip-links': [...FEATURE, '#features/trip-links/*'],
  '#features/parendar/model': [BOTH_SIDES, '#{failures,intl,phone}', 'react-intl'],
  '#features/parendar/consent': [
    BOTH_SIDES,
    '#{paths,parameters}.ts',
    '#storage',
    '#features/parendar/model',
    'zod/mini',
  ],
  '#features/parendar/demo': [BOTH_SIDES, '#{failures,storage}', '#features/parendar/model'],
  '#features/parendar/calendar': [...PARENDAR, '#features/parendar/{model,consent,demo}'],
  '#features/parendar/parts': [...PARENDAR, '#features/parendar/{model,calendar}'],
  ...rooms(
    '#features/parendar',
    [
      'box',
      'connection',
      'drivers',
      'landing',
      'passenger',
      'repeat',
      'request',
      'search',
      'sheet',
      'trip-links',
    ],
    SCREEN,
  ),
  ...rooms('#features/parendar', ['table', 'trip', 'week'], SCREEN),
  '#features/parendar': [...PARENDAR, '#features/parendar/*'],

  // The app, the pages' first scripts, the service worker, the build
  '#app/**': [...FEATURE, '#offline', '#features/**'],
  'web/src': [...FEATURE, '#app/**', '#features/**', '@fontsource-variable/onest'],
  'web/worker': ['functions/src/shared/trip-paths.ts', '#paths.ts', '#storage', 'workbox-*'],
  'web/build': [
    BOTH_SIDES,
    '#paths.ts',
    '#intl',
    '#features/*/*.text.ts',
    '@formatjs/icu-messageformat-parser',
    '@mdn/browser-compat-data',
    'fflate',
    'node:*',
    'vite',
  ],
  web: ['web/build', '@vitejs/plugin-react', 'node:*', 'vite'],
  'web/public': [],

  // Functions
  'functions/src/contract/*.values.ts': [],
  'functions/src/contract': ['zod/mini'],
  'functions/src/shared': ['functions/src/contract'],
  'functions/src/platform': ['functions/src/contract', ...SERVER],
  'functions/src/account': [
    ...FUNCTION,
    'functions/src/{parex,parloc,trip-links}',
    'functions/src/parendar/{grants,watches}',
  ],
  'functions/src/hosting': [...FUNCTION, 'functions/src/{parloc,trip-links}'],
  'functions/src/parex/openai.ts': [...FUNCTION, 'functions/src/parex', 'openai'],
  'functions/src/parex': FUNCTION,
  'functions/src/parloc': FUNCTION,
  'functions/src/trip-links': FUNCTION,
  'functions/src/parendar/google/google-client.ts': [
    ...FUNCTION,
    'functions/src/parendar/google',
    '@googleapis/calendar',
  ],
  'functions/src/parendar/google': FUNCTION,
  'functions/src/parendar/watches': [...FUNCTION, 'functions/src/parendar/google'],
  'functions/src/parendar/grants': [...FUNCTION, 'functions/src/parendar/{google,watches}'],
  'functions/src/parendar/lines': [BOTH_SIDES, 'functions/src/parendar/mapping', 'node:*'],
  'functions/src/parendar/mapping': [...FUNCTION, 'functions/src/parendar/{google,lines,trip-links}'],
  'functions/src/parendar/trip-links': [
    ...FUNCTION,
    'functions/src/parendar/{google,grants,mapping}',
    'functions/src/trip-links',
  ],
  'functions/src/parendar': [
    ...FUNCTION,
    'functions/src/parendar/{google,grants,mapping,trip-links,watches}',
    'functions/src/trip-links',
  ],
  'functions/src': ['functions/src/**', 'node:*'],
  'functions/scripts': [...FUNCTION, 'functions/src/parloc', '#reader/**'],

  // What is not deployed
  'local/**': [
    ...PROGRAM,
    'functions/src/{contract,shared,platform,parex,trip-links}',
    '#reader/**',
    '@sparticuz/chromium',
    'sharp',
  ],
  'tests/kit/**': [...TEST, 'tests/parloc/driver-commands.ts'],
  'tests/**': TEST,
  'data/messages': ['node:*'],
  '*.ts': [
    ...PROGRAM,
    'local/**',
    'tests/kit/**',
    'web/build',
    '@vitejs/plugin-react',
    '@vitest/browser-playwright',
  ],
};

/** What files of one kind may import beside what their room may. */
export const KINDS: Record<string, readonly string[]> = {
  '#{link-page,reading,session,features/**}/*.data.ts': ['#firebase'],
  '**/*{.test,.suite,-of-tests}.ts{,x}': ['vitest', 'fast-check', 'node:*'],
  '#features/**/*.test.ts{,x}': ['#reader/read-message.ts', '@formatjs/icu-messageformat-parser'],
  '#features/parendar/*/*.test.ts': ['#features/parendar/{*.text,intl-of-tests,calendar/*.suite}.ts'],
  'functions/src/parex/*.test.ts': ['openai'],
};

/** Rooms side by side, which do not import one another. */
function rooms(within: string, names: readonly string[], imports: readonly string[]) {
  return Object.fromEntries(names.map((name) => [`${within}/${name}`, imports]));
}
