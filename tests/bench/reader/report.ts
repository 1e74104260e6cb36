import type { LabelledFile } from './labelled-messages.ts';
import { Scorer } from './score.ts';
import { type PredictedRows, scoreRows } from './score-rows.ts';
import { manyRowsTables, oneRowTables } from './tables.ts';
import { rates } from './tally.ts';

/**
 * Scores what a reader or a model made of a file's messages, by the form of its labels: of messages that mean one row
 * the first row counts.
 *
 * @param answers one for each message, in the same order
 * @param figures what else is told, a line each, above the last one with the score
 * @param showWrong whether each wrong answer is listed
 */
export function reportOn(
  { form, messages }: LabelledFile,
  answers: readonly PredictedRows[],
  figures: readonly string[],
  showWrong: boolean,
): string {
  if (form === 'many rows') {
    const score = scoreRows(messages, answers);
    const f1 = rates(score.cells).f1.toFixed(3);
    return [manyRowsTables(score, showWrong), ...figures, `rows-F1 ${f1}`].join('\n');
  }
  const scorer = new Scorer();
  for (const [index, message] of messages.entries()) scorer.add(message, answers[index]?.rows[0] ?? {});
  const f1 = rates(scorer.total()).f1.toFixed(3);
  return [oneRowTables(scorer, showWrong), ...figures, `micro-F1 ${f1}`].join('\n');
}
