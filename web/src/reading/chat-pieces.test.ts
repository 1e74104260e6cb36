import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatPieces } from './chat-pieces.ts';

const filler = (length: number) => 'а'.repeat(length);

describe('[M-02] a chat in pieces', () => {
  it('is one piece while it fits', () => {
    const chat = '[22.11.2026 09:14] Оля: два місця на завтра\n[22.11.2026 09:15] Ігор: і мені одне';
    expect(chatPieces(chat)).toEqual([chat]);
    expect(chatPieces('  одне речення\n')).toEqual(['одне речення']);
    expect(chatPieces(' \n\n ')).toEqual([]);
  });

  it.each([
    ['Telegram', (author: string, text: string) => `[22.11.2026 09:14] ${author}: ${text}`],
    ['Telegram without a year', (author: string, text: string) => `[22.11, 09:14] ${author}: ${text}`],
    ['Telegram on a phone', (author: string, text: string) => `${author}, [22.11.2026 09:14]\n${text}`],
    ['WhatsApp on Android', (author: string, text: string) => `22/11/2026, 20:03 - ${author}: ${text}`],
    ['WhatsApp on an iPhone', (author: string, text: string) => `[22/11/2026, 20:03:15] ${author}: ${text}`],
    ['WhatsApp in English', (author: string, text: string) => `[11/22/26, 8:03:15 PM] ${author}: ${text}`],
    ['Viber', (author: string, text: string) => `[22 листопада 2026 р. о 20:03] ${author}: ${text}`],
    ['the hour alone', (author: string, text: string) => `[20:03] ${author}: ${text}`],
  ])('is cut before the headers of %s, never inside a message', (_, write) => {
    const said = ['Оля', '+380 67 123 45 67', 'Ігор Мельник 🚐'].map((author, index) =>
      write(author, `${index + 1} місце на завтра\n\nо ${index + 8}:30: від вокзалу`),
    );
    expect(chatPieces(said.join('\n'), 90)).toEqual(said);
  });

  it('is cut at blank lines where no header stands, and at lines where a block is too long', () => {
    expect(chatPieces('Оля, 2 місця\nна завтра\n\nІгор, одне', 25)).toEqual([
      'Оля, 2 місця\nна завтра',
      'Ігор, одне',
    ]);
    expect(chatPieces('Оля, 2 місця на завтра\nІгор, одне на завтра', 25)).toEqual([
      'Оля, 2 місця на завтра',
      'Ігор, одне на завтра',
    ]);
  });

  it('packs as many messages into a piece as fit', () => {
    const blocks = [filler(40), filler(30), filler(50), filler(20)];
    expect(chatPieces(blocks.join('\n\n'), 75)).toEqual([
      `${filler(40)}\n\n${filler(30)}`,
      `${filler(50)}\n\n${filler(20)}`,
    ]);
  });

  it('keeps what one author wrote together, with the answers in between', () => {
    const [one, asked, ordered, other] = [
      '[09:14] Оля: два місця на завтра',
      '[09:15] Диспетчер: звідки?',
      '[09:16] Оля: зі Львова',
      '[09:20] Ігор: мені одне на п’ятницю',
    ];
    const first = [one, asked, ordered].join('\n');
    expect(chatPieces([first, other].join('\n'), first.length + 10)).toEqual([first, other]);
  });

  it('leaves an answer with what it answers, where a dispatcher talks to everybody', () => {
    const talk = (hour: number, author: string) =>
      [
        `[${hour}:14] ${author}: два місця на завтра`,
        `[${hour}:15] Диспетчер: звідки їдете?`,
        `[${hour}:16] ${author}: зі Львова`,
        `[${hour}:17] Диспетчер: записала`,
      ].join('\n');
    const talks = [talk(9, 'Оля'), talk(10, 'Ігор'), talk(11, 'Таня')];
    expect(chatPieces(talks.join('\n'), talk(10, 'Ігор').length + 10)).toEqual(talks);
  });

  it('gives whoever cancels or changes something a piece of their own', () => {
    const [one, cancels, other, changes] = [
      '[09:14] Оля: два місця на завтра',
      '[09:15] Роман: скасуйте моє місце на 25.11, 067 111 22 02',
      '[09:20] Ігор: мені одне на п’ятницю, 050 765 43 21',
      '[09:21] Таня: перенесіть мене з 25.11 на 26.11',
    ];
    expect(chatPieces([one, cancels, other, changes].join('\n'))).toEqual([
      `${one}\n${other}`,
      cancels,
      changes,
    ]);
  });

  it.each([
    [
      'a dispatcher among them',
      [
        '[27.11, 08:02] Олена Львів: Доброго ранку, чи є місця на неділю до Кракова?',
        '[27.11, 08:03] Тарас диспетчер: Доброго, є, о 7:00',
        '[27.11, 08:05] Олена Львів: Тоді 2 місця, сядемо в Городку. 067 123 45 67',
        '[27.11, 08:15] Олена Львів: Дякую!',
      ],
      [
        ['[27.11, 08:20] Марія: Скасуйте мене на завтра, захворіла'],
        ['[27.11, 08:31] Степан К: Передайте коробку 8 кг зі Львова до Перемишля, отримає Андрій'],
        [
          '[27.11, 08:40] Оля Рівне: Перенесіть мене з суботи на неділю',
          '[27.11, 08:41] Тарас диспетчер: добре',
        ],
        ['[27.11, 08:55] Василь: Добрий день', '[27.11, 08:56] Василь: нас буде троє а не двоє'],
      ],
    ],
    [
      'a group of strangers, in Russian',
      [
        '[12.05.2026 19:40] Света: на субботу два места до Праги, 097 111 22 33',
        '[12.05.2026 19:44] Ваня: и мне одно',
      ],
      [
        ['[12.05.2026 19:41] Коля: отмените меня пожалуйста на субботу'],
        ['[12.05.2026 19:42] Зоя: надо передать посылку сестре в Брно'],
      ],
    ],
    [
      'WhatsApp in English',
      ['09/03/2026, 20:03 - Ann: two seats to Lviv tomorrow, +44 7700 900123'],
      [['09/03/2026, 20:05 - Bob: please cancel my booking for Friday']],
    ],
  ])('of one kind each: %s', (_, booking, apart) => {
    const lines = [...booking.slice(0, 2), ...apart.flat(), ...booking.slice(2)];
    expect(chatPieces(lines.join('\n'))).toEqual([booking, ...apart].map((piece) => piece.join('\n')));
  });

  it('leaves with their booking those who correct it in the same chat', () => {
    const chat = '[09:14] Оля: два місця на завтра до Львова\n[09:20] Оля: перенесіть на 10:00, не 9:00';
    expect(chatPieces(chat)).toEqual([chat]);
  });

  it.each([
    ['Оля', 'Олег і я до Польщі, 2 місця на завтра'],
    ['Іра', 'зі Збаража до Кракова, заїдьте по Ірину'],
    ['Юля', 'на липень, 2 місця, дякую'],
  ])('takes no part of another word for the name of %s, who cancels', (name, words) => {
    const [other, cancels] = [`[09:14] Ігор: ${words}`, `[09:20] ${name}: скасуйте мене на завтра`];
    expect(chatPieces(`${other}\n${cancels}`)).toEqual([other, cancels]);
  });

  it.each(['Олі місце біля вікна', 'Олю заберіть у Стрию', 'поїду з Олею'])(
    'leaves among the others whoever they speak of: %s',
    (words) => {
      const chat = `[09:14] Ігор: ${words}\n[09:20] Оля: я не поїду`;
      expect(chatPieces(chat)).toEqual([chat]);
    },
  );

  it('leaves whoever says no more than that they do not go among those they speak of', () => {
    const chat = '[09:14] Оля: 28.11 їдемо я, Галя і Таня\n[09:20] Галя: я не поїду';
    expect(chatPieces(chat)).toEqual([chat]);
  });

  it('cuts a message that is too long alone, with its header on each part', () => {
    const pieces = chatPieces(`[09:14] Оля: ${'слово '.repeat(30)}\n[09:15] Ігор: одне`, 100);
    expect(pieces.slice(0, -1).every((piece) => piece.startsWith('[09:14] Оля:'))).toBe(true);
    expect(pieces.at(-1)).toBe('[09:15] Ігор: одне');
    expect(pieces.join(' ').match(/слово/g)).toHaveLength(30);
  });

  it('cuts a word that is too long alone into as few pieces as there can be', () => {
    expect(chatPieces(filler(400), 100)).toEqual(Array(4).fill(filler(100)));
    expect(chatPieces('🙂'.repeat(60), 61).map(({ length }) => length)).toEqual([60, 60]);
  });

  it('takes no time of a trip for a header', () => {
    const message =
      'виїзд о 19:30: від вокзалу\nКраків, 22.11.2026 07:00\n22.11, 15:00 - Львів: двоє дорослих і дитина';
    expect(chatPieces(`${message}\n\nОля`, message.length)).toEqual([message, 'Оля']);
  });

  it('is never longer than the limit, and leaves nothing out', () => {
    const part = fc.oneof(
      fc.constantFrom('\n', '\n\n', '[22.11, 09:14] Оля: ', '22/11/2026, 20:03 - Ігор: ', '. '),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 60, max: 200 }), (parts, limit) => {
        const chat = parts.join('');
        const pieces = chatPieces(chat, limit);
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(limit);
          expect(piece.trim()).not.toBe('');
        }
        const left = [...pieces.join('').replace(/\s/g, '')];
        // In order; headers that are repeated come on top.
        for (const character of chat.replace(/\s/g, '')) {
          const at = left.indexOf(character);
          expect(at).toBeGreaterThanOrEqual(0);
          left.splice(0, at + 1);
        }
      }),
    );
  });
});
