import type { Scorer } from './score.ts';
import type { MessageScore, RowsScore } from './score-rows.ts';
import { rates, sumOf, type Tally } from './tally.ts';

const HEAD =
  ['precision', 'recall', 'F1'].map((word) => word.padStart(10)).join('') +
  ['tp', 'fp', 'fn'].map((word) => word.padStart(6)).join('');

const three = (share: number) => share.toFixed(3);

function line(label: string, tally: Tally): string {
  const { precision, recall, f1 } = rates(tally);
  const shares = [precision, recall, f1].map((share) => three(share).padStart(10)).join('');
  return (
    label.padEnd(16) + shares + [tally.tp, tally.fp, tally.fn].map((n) => String(n).padStart(6)).join('')
  );
}

const fieldLines = (fields: Readonly<Record<string, Tally>>) =>
  Object.entries(fields).map(([field, tally]) => line(field, tally));

function wrongLine(place: string, got: string, accepted: readonly string[]): string {
  const said = (answer: string) => answer || '(empty)';
  return `${place}: ${said(got)}, accepted: ${said(accepted.map(said).join(' | '))}`;
}

/** @param showWrong whether each wrong cell is listed */
export function oneRowTables(scorer: Scorer, showWrong: boolean): string {
  return [
    ''.padEnd(16) + HEAD,
    ...fieldLines(scorer.tallies),
    line('micro', scorer.total()),
    ...(showWrong ? scorer.wrong.map((w) => wrongLine(`${w.id} ${w.field}`, w.got, w.accepted)) : []),
    `exact rows ${scorer.exactRows} of ${scorer.rows}`,
  ].join('\n');
}

const NUMBERS = ['no row', '1 row', '2 or more rows'];

/** @param showWrong whether each wrong answer is listed */
export function manyRowsTables(score: RowsScore, showWrong: boolean): string {
  const { messages } = score;
  return [
    ''.padEnd(16) + HEAD,
    ...fieldLines(score.fields),
    line('all cells', score.cells),
    ...fieldLines(
      Object.fromEntries(
        Object.entries(score.loose)
          .filter(([column, { tp, fp, fn }]) => column === 'notes' || tp + fp + fn > 0)
          .map(([column, tally]) => [`${column} (apart)`, tally]),
      ),
    ),
    ...groups('kind', messages, ({ kind }) => kind),
    ...groups('language', messages, ({ lang }) => lang),
    ...groups('rows', messages, ({ rows }) => NUMBERS[Math.min(rows, 2)] ?? ''),
    ...(showWrong
      ? [
          '',
          ...score.wrong.map((w) =>
            wrongLine([w.id, w.place, w.field].filter(Boolean).join(' '), w.got, w.accepted),
          ),
        ]
      : []),
    '',
    ...saidKinds(messages),
    `right number of rows  ${share(messages, ({ rightNumber }) => rightNumber)}`,
    `wholly right          ${share(messages, ({ allRight }) => allRight)}`,
    `kind right            ${share(messages, ({ rightKind }) => rightKind)}`,
  ].join('\n');
}

/** A line for each value of the key: cells, and shares of messages. */
function groups(
  title: string,
  messages: readonly MessageScore[],
  key: (message: MessageScore) => string,
): string[] {
  const shares = ['messages', 'number', 'wholly', 'kind'].map((word) => word.padStart(10)).join('');
  const lines = [...Map.groupBy(messages, key)].sort().map(([value, group]) => {
    const part = (is: (message: MessageScore) => boolean) =>
      three(group.filter(is).length / group.length).padStart(10);
    return [
      line(value, sumOf(group.map(({ cells }) => cells))),
      String(group.length).padStart(10),
      part(({ rightNumber }) => rightNumber),
      part(({ allRight }) => allRight),
      part(({ rightKind }) => rightKind),
    ].join('');
  });
  return ['', `by ${title}`.padEnd(16) + HEAD + shares, ...lines];
}

function saidKinds(messages: readonly MessageScore[]): string[] {
  return [...Map.groupBy(messages, ({ kind }) => kind)].sort().map(([kind, group]) => {
    const said = [...Map.groupBy(group, ({ saidKind }) => saidKind)]
      .sort(([, one], [, two]) => two.length - one.length)
      .map(([word, those]) => `${word} ${those.length}`);
    return `${kind.padEnd(8)} read as ${said.join(', ')}`;
  });
}

function share(messages: readonly MessageScore[], is: (message: MessageScore) => boolean): string {
  const count = messages.filter(is).length;
  return `${count} of ${messages.length} = ${three(messages.length > 0 ? count / messages.length : 0)}`;
}
