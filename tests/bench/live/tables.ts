import { quantile, table } from '../report.ts';
import type { Latency, Setting } from './latency.ts';
import type { Delivered, Reads } from './reads.ts';
import type { Share } from './shares.ts';

export function latencyTable(measured: readonly Latency[]): string {
  const rows = measured.map(({ setting, times: { product, bare } }) => {
    const at = [0.5, 0.95].map((share) => [quantile(product, share), quantile(bare, share)] as const);
    return [
      String(setting.company + setting.pages * (setting.isShared ? 2 : 1)),
      listenersOf(setting),
      ...at.flatMap(([ours, theirs]) => [ours.toFixed(1), theirs.toFixed(1), (ours / theirs).toFixed(2)]),
    ];
  });
  const columns = ['50', '95'].flatMap((p) => [`product p${p}, ms`, `bare p${p}, ms`, `ratio p${p}`]);
  return table(['listeners', 'who they are', ...columns], rows);
}

function listenersOf({ pages, company, isShared }: Setting): string {
  const measured = `${pages} page${pages > 1 ? 's' : ''}${isShared ? ' of each kind, same writes' : ''}`;
  return company > 0 ? `${measured} and ${company} bare SDK listeners` : measured;
}

export function sharesTable(measured: readonly Share[]): string {
  const rows = measured.map(({ links, written, milliseconds }) => [
    String(links),
    String(written),
    ...[0.5, 0.95].map((share) => quantile(milliseconds, share).toFixed(1)),
  ]);
  return table(['links for one purpose', 'documents a share writes', 'p50, ms', 'p95, ms'], rows);
}

export function readsTable(measured: readonly Reads[]): string {
  const rows = measured.map(({ drivers, product, plain }) => {
    // Not measured, but the sum of what was.
    const round = ({ onMove, onOtherMove }: Delivered) => onMove + (drivers - 1) * onOtherMove;
    return [
      drivers,
      ...[product.onOpening, plain.onOpening, ratio(plain.onOpening, product.onOpening)],
      ...[product.onMove, plain.onMove],
      ...[product.onOtherMove, plain.onOtherMove],
      ...[round(product), round(plain), ratio(round(plain), round(product))],
    ].map(String);
  });
  const both = (what: string) => [`${what}: product`, 'plain'];
  const head = [
    'drivers',
    ...[...both('page opens'), 'ratio'],
    ...both('its driver moves'),
    ...both('another moves'),
    ...[...both('all move once'), 'ratio'],
  ];
  return table(head, rows);
}

function ratio(plain: number, product: number): string {
  return (plain / product).toFixed(1);
}
