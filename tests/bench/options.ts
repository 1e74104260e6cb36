import { parseArgs } from 'node:util';
import { Problem } from '../../local/project/progress.ts';
import { SAMPLE_PHONE } from '../../local/sample/sample-data.ts';

type Default = number | string | readonly number[] | readonly string[];

/** What the command of each bench takes beside `--save`, with what is measured without it. Lists have commas. */
const DEFAULTS = {
  live: { writes: 100, drivers: [10, 100, 1000, 10_000] },
  /** The address of a running Hauk to be compared with, and the password that it asks for. */
  client: { runs: 5, hauk: '', password: '' },
  calendar: {},
  push: { trips: 100, changes: 40 },
  search: { trips: 1000 },
  load: {
    parts: ['places', 'week', 'rows', 'trips', 'marks'],
    ...{ drivers: 1000, trips: 500, calls: 40, vans: 300, due: 5000 },
  },
  lighthouse: {
    runs: 5,
    pages: [
      '/',
      '/parex',
      '/parloc',
      '/parloc/driver/demo',
      `/parloc/driver/${SAMPLE_PHONE.slice(1)}`,
      '/parendar',
      '/privacy',
      '/privacy/terms',
    ],
  },
} as const satisfies Record<string, Readonly<Record<string, Default>>>;
export type BenchName = keyof typeof DEFAULTS;

type Value<D> = D extends number
  ? number
  : D extends string
    ? string
    : D extends readonly (infer Item extends string)[]
      ? Item[]
      : number[];
export type Options<Name extends BenchName> = {
  -readonly [Option in keyof (typeof DEFAULTS)[Name]]: Value<(typeof DEFAULTS)[Name][Option]>;
} & { save: boolean };

export function isBench(name: string | undefined): name is BenchName {
  return name !== undefined && Object.hasOwn(DEFAULTS, name);
}

/** What the arguments of a bench's command ask for. @throws Problem that says what it takes */
export function optionsOf<Name extends BenchName>(bench: Name, args: string[]): Options<Name> {
  const defaults: Readonly<Record<string, Default>> = DEFAULTS[bench];
  const entries = Object.entries(defaults);
  const strings = entries.map(([name, value]) => [name, { type: 'string', default: String(value) }] as const);
  try {
    const options = { ...Object.fromEntries(strings), save: { type: 'boolean', default: false } } as const;
    const values: Readonly<Record<string, unknown>> = parseArgs({ args, options }).values;
    const read = entries.map(([name, value]) => [name, readValue(String(values[name]), value)] as const);
    const { parts } = defaults;
    // Half of the results would overwrite all of them.
    const isHalf = Array.isArray(parts) && String(values.parts).split(',').length < parts.length;
    if (read.every(([, value]) => value !== null) && !(values.save && isHalf)) {
      return { ...Object.fromEntries(read), save: values.save } as Options<Name>;
    }
  } catch {
    // An argument that is unknown or lacks its value.
  }
  const usage = entries.map(([name, value]) => `--${name} ${value} `).join('');
  throw new Problem(`Usage: npm run bench:${bench} [-- ${usage}--save]`);
}

/** null for a text that is none of the kind of the default: positive integers, pages, words of the default, any text. */
function readValue(text: string, standard: Default): Default | null {
  if (typeof standard === 'string') return text;
  const items = text.split(',');
  if (typeof standard === 'object' && standard.some((item) => typeof item === 'string')) {
    const words: readonly (string | number)[] = standard;
    if (!items.every((item) => words.includes(item) || item.startsWith('/'))) return null;
    return [...items].sort((one, two) => words.indexOf(one) - words.indexOf(two));
  }
  const numbers = items.map(Number);
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) return null;
  if (typeof standard === 'object') return numbers;
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
