import { fold, type Span, type Text } from '../text/text.ts';
import { type Field, fieldOfLabel } from './field-of-label.ts';

/** What stands behind 'Label:' in the message. */
export interface Segment extends Span {
  label: string;
  field: Field | null;
}

const LABEL =
  /(?<=^|[\n,;.|/•*])[ •*-]{0,6}([\p{L}\d'.-]{1,30}(?: [\p{L}\d'.-]{1,30}){0,3}) ?[:=](?!\d\d(?!\d))/gu;
const DASH_LABEL = /(?<=^|\n)[ •*]{0,6}([\p{L}'.]{1,30}(?: [\p{L}'.]{1,30}){0,2}) - /gu;

/** Splits 'Звідки: Київ, куди: Одеса' and lines of 'Label: value' into their values. */
export function findSegments(text: Text): Segment[] {
  const heads: { start: number; valueStart: number; label: string; field: Field | null }[] = [];
  for (const m of text.folded.matchAll(LABEL)) {
    const label = (m[1] ?? '').trim();
    heads.push({ start: m.index, valueStart: m.index + m[0].length, label, field: fieldOfLabel(label) });
  }
  for (const m of text.folded.matchAll(DASH_LABEL)) {
    const field = fieldOfLabel(m[1] ?? '');
    if (field !== null && !heads.some((h) => h.start <= m.index && m.index < h.valueStart))
      heads.push({ start: m.index, valueStart: m.index + m[0].length, label: (m[1] ?? '').trim(), field });
  }
  heads.sort((a, b) => a.start - b.start);
  return heads
    .map(({ valueStart, label, field }, i) => {
      const line = text.folded.indexOf('\n', valueStart);
      const limit = Math.min(heads[i + 1]?.start ?? text.folded.length, line < 0 ? text.folded.length : line);
      let start = valueStart;
      let end = Math.max(limit, start);
      while (start < end && /[\s,;.|]/.test(text.folded[start] ?? '')) start += 1;
      while (end > start && /[\s,;|/]/.test(text.folded[end - 1] ?? '')) end -= 1;
      return { label, field, start, end };
    })
    .filter((s) => s.end > s.start);
}

const plain = (label: string): string =>
  fold(label)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The value a message gives under a label of its own wording. */
export function segmentOf(segments: readonly Segment[], label: string): Segment | null {
  const wanted = plain(label);
  return wanted === '' ? null : (segments.find((s) => plain(s.label) === wanted) ?? null);
}
