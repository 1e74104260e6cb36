import { type ChatHeader, findChatHeaders, isDispatcher } from '../chats/chat-headers.ts';
import { contactName } from '../chats/contact-name.ts';
import { dispatcherScore, turnsOf } from '../chats/roles.ts';
import { findPhones } from '../numbers/phones.ts';
import {
  compile,
  type Found,
  prepare,
  type Span,
  source,
  stretchesFrom,
  type Text,
  without,
} from '../text/text.ts';
import type { Context } from './facts.ts';

/** What somebody writes in a chat before another one answers. */
export interface ChatMessage extends Span {
  /** Whose it is, as the header says; '' where it says nothing. */
  contact: string;
  /** The name in the contact, if it has one. */
  author: Found | null;
  /** An unsaved author stands in the header with a number. */
  phone: Found | null;
  /** YYYY-MM-DD: the day from which 'tomorrow' counts in it. */
  today: string;
  isDispatcher: boolean;
  /** The messages themselves, without their headers. */
  parts: readonly Span[];
}

/** From this sum on, the messages of an author are a dispatcher's. */
const SOUNDS_LIKE_DISPATCHER = 1.5;

/** The messages of a chat in order; null where the text is no chat. */
export function chatMessages(text: Text, today: string): ChatMessage[] | null {
  const headers = findChatHeaders(text, today);
  if (headers.length === 0) return withoutHeaders(text, today);
  const messages: ChatMessage[] = [];
  const [first] = headers;
  if (first && /[\p{L}\d]/u.test(text.raw.slice(0, first.start)))
    messages.push(messageOf({ start: 0, end: first.start }, today));
  let day = today;
  for (const [i, header] of headers.entries()) {
    day = header.date ?? day;
    const span = { start: header.end, end: headers[i + 1]?.start ?? text.raw.length };
    messages.push({ ...messageOf(span, day), ...authorOf(header, text), contact: header.author });
  }
  const contacts = [...new Set(messages.map(({ contact }) => contact))];
  const dispatchers = dispatchersOf(text, messages, contacts);
  // somebody has to ask for a place
  const nobodyAsks = dispatchers.length >= contacts.length;
  return joined(
    text,
    messages.map((message) => ({
      ...message,
      isDispatcher: !nobodyAsks && dispatchers.includes(message.contact),
    })),
  );
}

/** Contacts whose names say 'dispatcher'; without any, the author who sounds most like one. */
function dispatchersOf(
  { folded }: Text,
  messages: readonly ChatMessage[],
  contacts: readonly string[],
): string[] {
  const named = contacts.filter(isDispatcher);
  if (named.length > 0) return named;
  const scoreOf = (contact: string) =>
    messages
      .filter((message) => message.contact === contact)
      .reduce((sum, { start, end }) => sum + dispatcherScore(folded.slice(start, end).trim()), 0);
  const scores = contacts.map((contact) => ({ contact, score: contact === '' ? 0 : scoreOf(contact) }));
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score >= SOUNDS_LIKE_DISPATCHER ? [best.contact] : [];
}

function messageOf(span: Span, today: string): ChatMessage {
  return { ...span, contact: '', author: null, phone: null, today, isDispatcher: false, parts: [span] };
}

/** The messages of a chat that was pasted without its headers. */
function withoutHeaders(text: Text, today: string): ChatMessage[] | null {
  const turns = turnsOf(text.folded);
  if (turns === null) return null;
  const messages = turns.map(({ isDispatcher, ...span }) => ({ ...messageOf(span, today), isDispatcher }));
  return joined(text, messages);
}

/** Few words, which are no message of their own: 'Кристина', 'і Лера', '1 місце'. */
const GOES_ON = /^\s*(?:\S+\s*){1,3}$/;

/** Messages that one author writes one after the other are one, unless the later one corrects the one before. */
function joined({ raw }: Text, messages: readonly ChatMessage[]): ChatMessage[] {
  const all: ChatMessage[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    const isSame =
      last?.contact === message.contact &&
      last.isDispatcher === message.isDispatcher &&
      last.today === message.today;
    const words = raw.slice(message.start, message.end);
    if (!isSame || !GOES_ON.test(words) || CORRECTION.test(words)) all.push(message);
    else all.splice(-1, 1, { ...last, end: message.end, parts: [...last.parts, ...message.parts] });
  }
  return all;
}

/** The text with blanks in the place of all but one message. */
export function onlyMessage(message: string, { parts }: ChatMessage): string {
  const gaps = parts.map(({ end }, i) => ({ start: end, end: parts[i + 1]?.start ?? message.length }));
  return without(message, [{ start: 0, end: parts[0]?.start ?? 0 }, ...gaps]);
}

const CORRECTION = compile(
  source`^\s*(?:ой|ні|нет|поправка|виправл\p{L}*|исправл\p{L}*|точніше|вірніше|точнее|correction|sorry|вибач\p{L}*|перепрошую|извин\p{L}*)(?!\p{L})`,
  'iu',
);

/** A message whose later lines correct the first ones, as if each were sent alone; null for any other. */
export function correctedInLines({
  message,
  today,
}: Pick<Context, 'message' | 'today'>): ChatMessage[] | null {
  const starts = [...message.matchAll(/\n/g)]
    .map(({ index }) => index + 1)
    .filter((start) => CORRECTION.test(message.slice(start)));
  const [first] = starts;
  if (first === undefined) return null;
  const later = [...message.slice(first).matchAll(/\n/g)].map(({ index }) => first + index + 1);
  const whole = { start: 0, end: message.length };
  return stretchesFrom(message, whole, [first, ...later]).map((span) => messageOf(span, today));
}

function authorOf({ author, authorSpan }: ChatHeader, { raw }: Text): Pick<ChatMessage, 'author' | 'phone'> {
  if (!authorSpan) return { author: null, phone: null };
  const { start, end } = authorSpan;
  const [phone] = findPhones(prepare(raw.slice(start, end)));
  const value = phone || !/\p{L}{2}/u.test(author) ? '' : contactName(author);
  return {
    author: value === '' ? null : { start, end, value },
    phone: phone ? { start, end, value: phone.value } : null,
  };
}
