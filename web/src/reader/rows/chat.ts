import { type ChatHeader, findChatHeaders, isDispatcher } from '../chats/chat-headers.ts';
import { compile, type Found, regex, type Span, source, type Text } from '../text/text.ts';
import type { Context } from './facts.ts';
import { stretchesFrom } from './parts.ts';

/** A message of a chat: who wrote it, on which day, and where it stands. */
export interface ChatMessage extends Span {
  author: Found | null;
  /** YYYY-MM-DD: the day from which 'tomorrow' counts in it. */
  today: string;
  isDispatcher: boolean;
}

/** What only a dispatcher writes. */
const ANSWERS = regex`(?:слухаю|слушаю|хто (?:їде|з нами|ще)|кто (?:едет|с нами)|пишемось|записуємось|who(?:'s| is)? (?:joins|joining|coming)|вільно \d|виїжджаю|выезжаю|пишіть (?:дані|дан|ім|прізв|номер|телефон)|напишіть (?:дані|ім|прізв|номер|телефон)|пишите (?:данн|имя|фамил|номер)|скиньте (?:дані|ім|прізв|номер|телефон)|скиньте (?:данн|имя|фамил|номер)|ваш (?:номер|телефон)|ваше (?:ім'?я|имя|прізв)|на кого (?:брон|запис|пис)|на чьё|на чье|як вас звати|как вас зовут|чекаємо вас|ждем вас|є місця\s*(?:[.,!]|$)|місця є|места есть|є вільні|есть места\s*[.,!]|місць (?:немає|нема)|мест нет|your (?:name|phone|number)|how many (?:seats|people)|скільки (?:вас|місць|чоловік|людей)\s*\?|сколько (?:вас|мест|человек)\s*\?|звідки (?:і куди|забирати|вас)|водій (?:подзвонить|набере|зателефонує)|водитель (?:позвонит|наберет))`;

/** What a dispatcher's answer begins with. */
const CONFIRMS = regex`^[^\p{L}]*(?:(?:так|добре|ок|ok|доброго(?: дня)?|добрий день|да|хорошо|great|sure|yes)[\s,.!]+)?(?:записал[аи]|записав|записано|записую|внесла|внесли|прийнято|принято|заброньовано|забронировал\p{L}*|забронював|забронювала|є[,.!\s]|есть[,.!\s]|booked|confirmed|noted)`;

/** The messages of a chat in order; null where the text has no headers. */
export function chatMessages(text: Text, today: string): ChatMessage[] | null {
  const headers = findChatHeaders(text, today);
  if (headers.length === 0) return null;
  const messages: ChatMessage[] = [];
  const [first] = headers;
  if (first && /[\p{L}\d]/u.test(text.raw.slice(0, first.start)))
    messages.push({ start: 0, end: first.start, author: null, today, isDispatcher: false });
  let day = today;
  for (const [i, header] of headers.entries()) {
    day = header.date ?? day;
    messages.push({
      start: header.end,
      end: headers[i + 1]?.start ?? text.raw.length,
      author: authorOf(header),
      today: day,
      isDispatcher: false,
    });
  }
  const dispatchers = new Set(
    messages
      .filter(
        ({ author, start, end }) =>
          author && (isDispatcher(author.value) || answers(text.folded.slice(start, end))),
      )
      .map(({ author }) => author?.value),
  );
  const authors = new Set(messages.map(({ author }) => author?.value));
  // somebody has to ask for a place
  const nobodyAsks = dispatchers.size >= authors.size;
  return messages.map((message) => ({
    ...message,
    isDispatcher: !nobodyAsks && message.author !== null && dispatchers.has(message.author.value),
  }));
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
  return stretchesFrom(message, whole, [first, ...later]).map((span) => ({
    ...span,
    author: null,
    today,
    isDispatcher: false,
  }));
}

function answers(folded: string): boolean {
  return ANSWERS.test(folded) || CONFIRMS.test(folded);
}

/** Who wrote under a header, if it is a name: neither a number nor 'Forwarded'. */
function authorOf({ author, authorSpan }: ChatHeader): Found | null {
  if (!authorSpan || !/\p{L}{2}/u.test(author)) return null;
  return { ...authorSpan, value: author.replace(/[^\p{L}\s'’.-]/gu, '').trim() };
}
