import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { fieldOfLabel } from '../labels/field-of-label.ts';
import { notesOf, type ReadCell, type ReadText, readText } from '../read-message.ts';
import { anyOf, fold, isFree, prepare, regex, type Span, split, trimmed } from '../text/text.ts';
import { maySpeakOfBooked } from './booked-cues.ts';
import { chatMessages } from './chat.ts';
import { TRIP_FIELDS } from './facts.ts';
import saidByKind from './said-by-kind.words.json' with { type: 'json' };

/** Greetings, thanks, and words that a booking's kind says already. */
const SAID_BY_KIND = regex`^(?:${anyOf(saidByKind)})$`;

const NAMED_BY = [...TRIP_FIELDS, 'name', 'phone'] as const;

/**
 * The lines of a message, or the messages of a chat, from which no row took anything and which say more than a greeting.
 * What a dispatcher writes asks for nothing.
 * @param cells of each draft, in the same order
 */
export function unreadOf(
  message: string,
  kind: Kind,
  today: string,
  drafts: readonly ReadText[],
  cells: readonly (readonly ReadCell[])[],
): Span[] {
  const taken = drafts.flatMap((draft, i) => {
    const others = (cells[i] ?? []).filter(({ field }) => field !== 'notes');
    const values = [...TRIP_FIELDS, 'name', 'seats'] as const;
    return [
      ...others.flatMap(({ source }) => source ?? []),
      ...values.flatMap((field) => draft.reading[field]?.slice(0, 1) ?? []),
      ...(draft.reading.phone ?? []),
      ...notesOf(draft, others),
    ];
  });
  return unreadBeside(message, kind, today, taken);
}

/** The lines or messages beside all that was taken from a text, whoever has read it. */
export function unreadBeside(message: string, kind: Kind, today: string, taken: readonly Span[]): Span[] {
  const whole = { start: 0, end: message.length };
  const pieces =
    chatMessages(prepare(message), today)?.filter(({ isDispatcher }) => !isDispatcher) ??
    split(message, whole, /\n/g);
  return pieces
    .map((piece) => trimmed(message, piece))
    .filter((piece) => {
      const words = message.slice(piece.start, piece.end);
      return isFree(piece, taken) && saysMore(words) && !saysKind(words, kind, today);
    });
}

/** 'На жаль, не поїдемо, захворіли': words that name nobody and nothing, and take back or change what other lines name. */
function saysKind(words: string, kind: Kind, today: string): boolean {
  if (KINDS[kind].earlier === null || !maySpeakOfBooked(words)) return false;
  const { reading } = readText(words, today);
  return !NAMED_BY.some((field) => reading[field]?.length);
}

/** Whether words are left besides greetings, thanks, labels and asking for a place. */
function saysMore(words: string): boolean {
  const said = fold(words).match(/\p{L}[\p{L}']+|\d{3,}/gu) ?? [];
  return said.some((word) => !SAID_BY_KIND.test(word) && fieldOfLabel(word) === null);
}
