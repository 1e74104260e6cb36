import { byStart, isFree, regexAll, type Span, type Text } from '../text/text.ts';
import { type Field, fieldOfLabel, plainLabel } from './field-of-label.ts';

/** What stands behind 'Label:' in the message. */
export interface Segment extends Span {
  label: string;
  field: Field | null;
}

const LABEL = regexAll`(?<=^|[\n,;.|/•*])[ •*-]{0,6}(?!\p{L}\. )([\p{L}\d'.-]{1,30}(?: [\p{L}\d'.-]{1,30}){0,3}) ?[:=](?!\d\d(?!\d))`;
const DASH_LABEL = /(?<=^|\n)[ •*]{0,6}([\p{L}'.]{1,30}(?: [\p{L}'.]{1,30}){0,2}) - /gu;

/** Splits 'Звідки: Київ, куди: Одеса' and lines of 'Label: value' into their values. */
export function findSegments({ folded }: Text): Segment[] {
  const headsOf = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].map(({ 0: head, 1: name = '', index }) => {
      const label = name.trim();
      return { label, field: fieldOfLabel(label), start: index, end: index + head.length };
    });
  const heads = headsOf(LABEL);
  for (const head of headsOf(DASH_LABEL))
    if (head.field !== null && isFree({ start: head.start, end: head.start + 1 }, heads)) heads.push(head);
  return heads
    .sort(byStart)
    .map(({ label, field, end: offset }, i) => {
      const [value = ''] = folded.slice(offset, heads[i + 1]?.start).split('\n', 1);
      const start = offset + value.search(/[^\s,;.|]|$/);
      return { label, field, start, end: offset + value.search(/[\s,;|/]*$/) };
    })
    .filter(({ start, end }) => end > start);
}

export function segmentOf(segments: readonly Segment[], label: string): Segment | null {
  const wanted = plainLabel(label);
  return wanted === '' ? null : (segments.find((segment) => plainLabel(segment.label) === wanted) ?? null);
}
