import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { sameName } from '@par-club/functions/shared/same-name';
import { findSegments } from '../labels/labelled-lines.ts';
import { speaksOfPoland } from '../numbers/phones.ts';
import type { ReadText } from '../read-message.ts';
import { compile, isFree, prepare, regex, source, split } from '../text/text.ts';
import { maySpeakOfBooked } from './booked-cues.ts';
import { chatMessages, correctedInLines } from './chat.ts';
import { chatRows } from './chat-rows.ts';
import { type Draft, isCalled, replacement, withdrawn } from './draft.ts';
import { type Context, isCalledAlike, TRIP_FIELDS } from './facts.ts';
import { kindOf } from './kinds.ts';
import { pieceOf } from './pieces.ts';
import { tableRows } from './table.ts';

export function draftsOf(written: string, kind: Kind, today: string): ReadText[] {
  const message = withoutVoiceStamps(written);
  const isPolish = speaksOfPoland(prepare(message));
  const context: Context = {
    message,
    today,
    kind,
    author: null,
    isPolish,
    dispatchers: [],
    readings: new Map(),
  };
  const table = tableRows(context);
  if (table) return table.map((reading) => ({ text: prepare(message), reading, segments: [], names: [] }));
  const drafts = withoutDoubles(rowsOf(context));
  sharePhones(drafts, context.message);
  return drafts.map((draft) => {
    const text = prepare(draft.text);
    const trip = Object.fromEntries(
      TRIP_FIELDS.map((field) => [field, draft.trip[field] ? [draft.trip[field]] : []]),
    );
    const segments = drafts.length > 1 ? [] : findSegments(text);
    return { text, reading: { ...draft.reading, ...trip }, segments, names: [] };
  });
}

/** The words of a row's name in one order. */
const nameOf = ({ reading }: Draft) =>
  sameName(reading.name?.[0]?.value ?? '')
    .split(' ')
    .sort()
    .join(' ');

/** A passenger named twice for one trip, or again by part of the name, is one row. */
function withoutDoubles(drafts: readonly Draft[]): Draft[] {
  const single: Draft[] = [];
  for (const draft of drafts) {
    const same = drafts.filter(
      (other) =>
        other !== draft && (isNamedWithin(draft, other) || (single.includes(other) && isSame(draft, other))),
    );
    if (same.length === 0) single.push(draft);
    else
      for (const { reading } of same)
        if (draft.reading.phone?.length && !reading.phone?.length) reading.phone = draft.reading.phone;
  }
  return single;
}

function isSame(draft: Draft, other: Draft): boolean {
  return (
    nameOf(draft) !== '' &&
    nameOf(other) === nameOf(draft) &&
    !haveOtherPhones(draft, other) &&
    TRIP_FIELDS.every((field) => (other.trip[field]?.value ?? '') === (draft.trip[field]?.value ?? ''))
  );
}

/** Namesakes: each has a phone, and no phone is of both. */
function haveOtherPhones(draft: Draft, other: Draft): boolean {
  const [own, others] = [draft, other].map(({ reading }) => (reading.phone ?? []).map(({ value }) => value));
  if (!own?.length || !others?.length) return false;
  return !own.some((phone) => others.includes(phone));
}

/** 'Надя Петренко … Надя: 095…': a name that is a part of another one. */
function isNamedWithin(draft: Draft, other: Draft): boolean {
  const [own, others] = [draft, other].map((each) => nameOf(each).match(/\p{L}{3,}/gu) ?? []);
  if (!own || !others || own.length === 0 || own.length >= others.length) return false;
  return own.every((word) => others.some((each) => isCalledAlike(word, each)));
}

const SAME_PHONE = regex`(?:тот же|той же|той самий|той сам|тим самим|цей же|этот же|same)\s+(?:номер|тел\p{L}*|phone|number)|(?:дзв\p{L}*\.?|звон\p{L}*|через|via|call)\s|(?:номер|тел\p{L}*)\s+(?:той же|той самий|тот же|спільний|общий)`;
const REPEATS = /(?<!\p{L})(?:тот же|той же|той самий|тим самим|same)(?!\p{L})/u;
const FOR_EVERYBODY = regex`(?:усім|всім|всем|на всіх|на всех|для всіх|для всех|for (?:all|everyone|both))(?!\p{L})`;

/** Gives a number to whoever has it by the message's words: for everybody, the same as another's, of the same name. */
function sharePhones(drafts: readonly Draft[], message: string): void {
  const { folded } = prepare(message);
  const owners = drafts.filter(({ reading }) => reading.phone?.length);
  const [only] = owners;
  for (const [i, draft] of drafts.entries()) {
    if (draft.reading.phone?.length) continue;
    const after = draft.reading.name?.[0]?.end ?? 0;
    const until = drafts[i + 1]?.reading.name?.[0]?.start ?? folded.length;
    const words = folded.slice(after, until > after ? until : folded.length);
    const namesake = owners.find((owner) => nameOf(owner) !== '' && nameOf(owner) === nameOf(draft));
    const named = SAME_PHONE.test(words)
      ? (owners.find((owner) => isCalled(owner, words)) ?? (REPEATS.test(words) ? drafts[i - 1] : undefined))
      : undefined;
    const everybodys = owners.length === 1 && FOR_EVERYBODY.test(folded) ? only : undefined;
    const owner = namesake ?? named ?? everybodys;
    if (owner?.reading.phone) draft.reading.phone = owner.reading.phone;
  }
}

/** What a messenger writes of a voice message, which is no part of what was said. */
const VOICE = compile(
  source`(?:🎤|🎙️?|🔊|🎧|▶️?|📢)\s*\(?\d{1,2}:\d\d\)?\s*[:—–-]?|(?:🎤|🎙️?|▶️?)?\s*(?:голосове|голосовое|voice|розшифровка|расшифровка)(?: повідомлення| сообщение| message)?,?\s*(?:\(\d{1,2}:\d\d\)|\d{1,2}:\d\d)?\s*:?`,
  'giu',
);

function withoutVoiceStamps(message: string): string {
  return message.replace(VOICE, (words) => ' '.repeat(words.length));
}

/** The rows of lines that take a booking back, where other lines ask for places. */
function cancelled({ message, today }: Context, drafts: readonly Draft[]): Draft[] {
  const lines = split(message, { start: 0, end: message.length }, /\n/g).filter(({ start, end }) => {
    const line = message.slice(start, end);
    return maySpeakOfBooked(line) && KINDS[kindOf(line, today).kind].earlier === 'cancels';
  });
  const taken = drafts.filter(({ reading }) =>
    [...(reading.name ?? []), ...(reading.phone ?? [])].slice(0, 1).some((found) => !isFree(found, lines)),
  );
  // A single line that speaks of all of them says it of one.
  return taken.length < drafts.length ? taken : [];
}

function rowsOf(context: Context): Draft[] {
  const text = prepare(context.message);
  const messages = chatMessages(text, context.today) ?? correctedInLines(context);
  if (messages === null) {
    const rows = pieceOf(context, { start: 0, end: text.raw.length });
    const isCancel = KINDS[context.kind].earlier === 'cancels';
    const isGone = new Set([...withdrawn(text.folded, rows), ...cancelled(context, rows)]);
    const gone = isCancel || rows.length < 2 ? [] : rows.filter((row) => isGone.has(row));
    const instead = replacement({ raw: context.message, start: 0 });
    const [first] = gone;
    if (instead && first && !rows.some((row) => isCalled(row, instead.value))) {
      first.reading.name = [instead];
      return rows;
    }
    return rows.filter((row) => !gone.includes(row));
  }
  return chatRows(context, messages);
}
