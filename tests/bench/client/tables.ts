import { quantile, table } from '../report.ts';
import { type Bytes, KINDS } from './shaped-proxy.ts';
import type { Visit } from './visit.ts';

/** The visits of one network. */
export interface Measured {
  network: string;
  product: readonly Visit[];
  /** Of the pages of a trip's links. */
  van: readonly Visit[];
  seat: readonly Visit[];
  /** None without a running Hauk. */
  hauk: readonly Visit[];
}

const TIMES = ['firstPaint', 'place', 'live'] as const;
/** How many times as long as Hauk the product may take. */
const MOST = { place: 0.6, live: 1.2 } as const;
/** kB of 1000 bytes. */
const MOST_BYTES = { document: 14, script: 165, all: 190 } as const;

/** Times in seconds, the product's as shares of Hauk's where there is one. */
export function timesTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ network, product, van, seat, hauk }) => {
    const row = (who: string, visits: readonly Visit[]) => [
      network,
      who,
      ...TIMES.map((time) => (medianOf(visits, time) / 1000).toFixed(2)),
    ];
    const ratio = (who: string, over: readonly Visit[], under: readonly Visit[]) => [
      network,
      who,
      ...TIMES.map((time) => (medianOf(over, time) / medianOf(under, time)).toFixed(2)),
    ];
    return [
      row('product', product),
      ...(hauk.length === 0 ? [] : [row('Hauk', hauk), ratio('product ÷ Hauk', product, hauk)]),
      row('a trip’s van', van),
      ratio('van ÷ product', van, product),
      row('a trip’s seat', seat),
      ratio('seat ÷ product', seat, product),
    ];
  });
  return table(['network', 'who', 'first paint, s', 'shown, s', 'live, s'], rows);
}

/** What came until the page was live, in kB. */
export function bytesTable(measured: readonly Measured[]): string {
  const row = (network: string, who: string, visits: readonly Visit[]) => {
    const bytes = medianBytes(visits);
    return [network, who, ...KINDS.map((kind) => bytes[kind].toFixed(1)), counted(bytes).toFixed(1)];
  };
  const rows = measured.flatMap(({ network, product, van, seat, hauk }) => [
    row(network, 'product', product),
    ...(hauk.length > 0 ? [row(network, 'Hauk', hauk)] : []),
    row(network, 'a trip’s van', van),
    row(network, 'a trip’s seat', seat),
  ]);
  return table(['network', 'who', ...KINDS, 'all but tiles and fonts'], rows);
}

/** A line for each limit, and whether it is kept; those of time need a Hauk to be compared with. */
export function verdict(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ network, product, van, seat, hauk }) => {
    const limits = [
      ...(['place', 'live'] as const)
        .filter(() => hauk.length > 0)
        .map((time) => [time, medianOf(product, time) / medianOf(hauk, time), MOST[time]] as const),
      ...sizesOf('', product),
      ...sizesOf('van: ', van),
      ...sizesOf('seat: ', seat),
    ];
    return limits.map(([what, value, most]) => {
      const isKept = value <= most;
      return `- ${network}, ${what}: ${value.toFixed(2)} of at most ${most}${isKept ? '' : ' !'}`;
    });
  });
}

function sizesOf(who: string, visits: readonly Visit[]) {
  const bytes = medianBytes(visits);
  const sizes = { ...bytes, all: counted(bytes) };
  return (['document', 'script', 'all'] as const).map(
    (kind) => [`${who}${kind}`, sizes[kind], MOST_BYTES[kind]] as const,
  );
}

function medianOf(visits: readonly Visit[], time: (typeof TIMES)[number]): number {
  return quantile(
    visits.map((visit) => visit[time]),
    0.5,
  );
}

/** kB of 1000 bytes of each kind. */
function medianBytes(visits: readonly Visit[]): Bytes {
  const median = (kind: keyof Bytes) =>
    quantile(
      visits.map(({ bytes }) => bytes[kind]),
      0.5,
    ) / 1000;
  return Object.fromEntries(KINDS.map((kind) => [kind, median(kind)])) as Bytes;
}

function counted({ tiles: _tiles, font: _font, ...rest }: Bytes): number {
  return Object.values(rest).reduce((sum, each) => sum + each, 0);
}
