import { PIECE_LIMIT } from '@par-club/functions/contract/parex.values';
import { findWrittenHeaders, isDispatcher } from '#reader/chats/chat-headers.ts';
import { maySpeakOfBooked, maySpeakOfParcel } from '#reader/rows/booked-cues.ts';
import { compile, fold, type Span, splitTrimmed, trimmed } from '#reader/text/text.ts';

/** A message of a chat; its author is '' where no header names one. */
interface Message extends Span {
  author: string;
  /** Where its header ends; its own start where it has none. */
  words: number;
}

/** Endings of a first name. */
const CASES = 'а|я|у|ю|і|ї|и|ы|е|о|ь|й|ою|ею|єю|ой|ей|ем|єм|ом|ові|еві|єві';

/** Where a text may be cut, the best first: between blocks, lines, sentences, words. */
const SEAMS = [/\n\s*\n/g, /\n/g, /(?<=[.!?;])\s/g, /\s/g];

/**
 * Splits a chat into pieces of a limited length, each of which can be read by itself: between messages, which begin at
 * the headers that messengers copy along, at blank lines where there is none of those, or at lines. What one author
 * wrote stays in one piece, with what was answered in between, where the limit allows. A message that is longer than a
 * piece is cut, and each part has its header again.
 *
 * A piece is of one kind, so an author who cancels, changes or sends something has a piece of their own.
 * @param limit in UTF-16 code units
 * @returns pieces in the order of the chat, then those of such authors; none is blank, nothing is left out
 */
export function chatPieces(chat: string, limit = PIECE_LIMIT): string[] {
  const messages = messagesIn(chat, limit);
  const apart = threadsApart(chat, messages);
  const taken = new Set(apart.flat());
  const others = conversations(
    messages.filter((message) => !taken.has(message)),
    limit,
  );
  return [others, ...apart.map((thread) => [thread])]
    .flatMap((groups) => packed(chat, groups, limit))
    .flatMap((spans) => {
      const text = textOf(chat, spans);
      if (text.length <= limit) return text;
      // Only a message that stands alone is too long.
      const [{ start = 0 } = {}] = spans;
      const words = messages.find((message) => message.start === start)?.words ?? start;
      return partsOf(text, text.slice(0, words - start), limit);
    });
}

/** For each author who asks for no new seat, all messages of that author and the dispatcher's answers. */
function threadsApart(chat: string, messages: readonly Message[]): Message[][] {
  return messages.flatMap((message, index) => {
    const { author } = message;
    const isFirst = !messages
      .slice(0, index)
      .some((before) => before.author === author && tells(chat, before));
    if (!wantsOther(chat, message, messages)) return [];
    if (author === '') return [[message]];
    return isFirst ? [threadOf(messages, author)] : [];
  });
}

/** An author's messages, each with the dispatcher's words that follow it. */
function threadOf(messages: readonly Message[], author: string): Message[] {
  return messages.filter((_, index) => {
    const spoke = messages.slice(0, index + 1).findLast((each) => !isDispatcher(each.author));
    return spoke?.author === author;
  });
}

function wordsOf(chat: string, { words, end }: Message): string {
  return chat.slice(words, end);
}

/** Whether a message says more than a greeting. */
function tells(chat: string, message: Message): boolean {
  const said = wordsOf(chat, message);
  return /\d/.test(said) || said.split(/\s+/).length > 3 || maySpeakOfBooked(said);
}

/**
 * Whether a message cancels or changes a booking, or sends a parcel. A message without a number stays in the chat where
 * others name its author, because their words tell the trip.
 */
function wantsOther(chat: string, message: Message, messages: readonly Message[]): boolean {
  const { author } = message;
  const said = wordsOf(chat, message);
  if (isDispatcher(author) || !(maySpeakOfBooked(said) || maySpeakOfParcel(said))) return false;
  if (/\d/.test(said)) return true;
  const [name = ''] = fold(author).match(/\p{L}{3,}/u) ?? [];
  const called = compile(`(?<!\\p{L})${name.replace(/[аяоьй]$/u, '')}(?:${CASES})?(?!\\p{L})`, 'u');
  const others = messages.filter((each) => each.author !== author && !isDispatcher(each.author));
  return name !== '' && !others.some((each) => called.test(fold(wordsOf(chat, each))));
}

/** As many groups as fit into each piece, and the messages of a group that is too long. */
function packed(chat: string, groups: readonly (readonly Message[])[], limit: number): Span[][] {
  const pieces: Span[][] = [];
  for (const group of groups) {
    const spans = group.reduce<Span[]>((before, { start, end }) => join(chat, before, { start, end }), []);
    const joined = spans.reduce((before, span) => join(chat, before, span), pieces.at(-1) ?? []);
    if (pieces.length > 0 && textOf(chat, joined).length <= limit) pieces.splice(-1, 1, joined);
    else if (textOf(chat, spans).length <= limit) pieces.push(spans);
    else if (group.length === 1) pieces.push(spans);
    else
      pieces.push(
        ...packed(
          chat,
          group.map((message) => [message]),
          limit,
        ),
      );
  }
  return pieces;
}

/** Spans with one more, which makes the last one longer where nothing stands between them. */
function join(chat: string, spans: readonly Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (!last || chat.slice(last.end, next.start).trim() !== '') return [...spans, next];
  return [...spans.slice(0, -1), { start: last.start, end: next.end }];
}

function textOf(chat: string, spans: readonly Span[]): string {
  return spans.map(({ start, end }) => chat.slice(start, end)).join('\n');
}

/** The messages of a chat, without the blanks around them. */
function messagesIn(chat: string, limit: number): Message[] {
  const headers = findWrittenHeaders({ raw: chat, folded: fold(chat) });
  if (headers.length === 0) return blocksIn(chat, limit);
  const begins = headers.map(({ start, end, author }) => ({
    start,
    words: end,
    author: author.toLowerCase(),
  }));
  if (begins[0]?.start !== 0) begins.unshift({ start: 0, words: 0, author: '' });
  return begins.flatMap(({ start, ...begin }, index) => {
    const message = trimmed(chat, { start, end: begins[index + 1]?.start ?? chat.length });
    return message.start < message.end ? { ...begin, ...message } : [];
  });
}

/** What blank lines part; a block that is too long, line by line. */
function blocksIn(chat: string, limit: number): Message[] {
  const [blank = /$^/, line = /$^/] = SEAMS;
  return splitTrimmed(chat, { start: 0, end: chat.length }, blank).flatMap((block) => {
    const isWhole = block.end - block.start <= limit;
    const lines = isWhole ? [block] : splitTrimmed(chat, block, line);
    return lines.map((span) => ({ ...span, words: span.start, author: '' }));
  });
}

/**
 * Messages that belong together: all of an author's, with what lies between. Where that is too long, whoever talks to
 * most of the others, as a dispatcher does, holds nothing together, and their words stay with what they answer.
 */
function conversations(messages: readonly Message[], limit: number): Message[][] {
  const answering = new Set(['']);
  const groups = groupBy(messages, answering);
  for (;;) {
    const tooLong = groups.findIndex((group) => {
      const { start, end } = spanOf(group);
      return end - start > limit && authorsIn(group, answering).length > 1;
    });
    const group = groups[tooLong];
    if (!group) return groups;
    const [widest = ''] = authorsIn(group, answering);
    groups.splice(tooLong, 1, ...groupBy(group, answering.add(widest)));
  }
}

/** Each author of a group who holds messages together, first the one whose messages reach farthest. */
function authorsIn(group: readonly Message[], answering: ReadonlySet<string>): string[] {
  const reach = new Map<string, Span>();
  for (const { author, start, end } of group) {
    if (!answering.has(author)) reach.set(author, { start: reach.get(author)?.start ?? start, end });
  }
  const width = ({ start, end }: Span) => end - start;
  return [...reach].sort(([, one], [, other]) => width(other) - width(one)).map(([author]) => author);
}

function groupBy(messages: readonly Message[], answering: ReadonlySet<string>): Message[][] {
  const lastOf = new Map(messages.map(({ author }, index) => [author, index]));
  const groups: Message[][] = [];
  let reach = -1;
  for (const [index, message] of messages.entries()) {
    const answers = message.author !== '' && answering.has(message.author);
    const last = groups.at(-1);
    if (last && (index <= reach || answers)) last.push(message);
    else groups.push([message]);
    if (!answering.has(message.author)) reach = Math.max(reach, lastOf.get(message.author) ?? index);
  }
  return groups;
}

/** As many messages as fit into each span. */
function pack(messages: readonly Span[], limit: number): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of messages) {
    const last = spans.at(-1);
    if (last && end - last.start <= limit) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** A message that is longer than a piece, cut where it may be; its header stands before each part. */
function partsOf(message: string, header: string, limit: number): string[] {
  const room = header === '' ? limit : limit - header.length - 1;
  let spans: Span[] = [{ start: 0, end: message.length }];
  for (const seam of SEAMS) {
    spans = spans.flatMap((span) =>
      span.end - span.start <= room ? span : splitTrimmed(message, span, seam),
    );
    spans = pack(spans, room);
  }
  return spans
    .flatMap(({ start, end }) => slices(message.slice(start, end), room))
    .map((part, index) => (index === 0 || header === '' ? part : `${header}\n${part}`));
}

/** A word that is longer than a piece, in slices; a character of two units is not torn in half. */
function slices(word: string, length: number): string[] {
  if (word.length <= length) return [word];
  const end = /[\uD800-\uDBFF]$/.test(word.slice(0, length)) ? length - 1 : length;
  return [word.slice(0, end), ...slices(word.slice(end), length)];
}

function spanOf(group: readonly Span[]): Span {
  return { start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 };
}
