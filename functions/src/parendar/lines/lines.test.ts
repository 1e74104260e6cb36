import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passenger } from '../../contract/parendar.ts';
import { descriptionOf, detailsIn, readDescription, storedIn } from '../mapping/description.ts';
import type { Details } from '../mapping/details.ts';

const OLENA: Passenger = {
  name: 'Олена Кравець',
  phone: '+380671234567',
  seats: 2,
  pickUp: 'Житомир',
  dropOff: 'Рівне, автостанція',
  price: { amount: 1200, currency: 'UAH' },
  isPaid: true,
  note: 'з валізою',
};
const STEPAN: Passenger = { name: 'Степан', phone: '+48 601 234 567' };
const TRIP: Details = {
  driverName: 'Іван Коваль',
  notes: 'Біля входу\nо 9',
  passengers: [OLENA, STEPAN],
  seats: 8,
  stops: [
    { place: 'Житомир', minutes: 90 },
    { place: 'Рівне', minutes: null },
  ],
};
const clock = { start: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Kyiv' };
const WRITTEN = descriptionOf(TRIP, {}, { clock });

function linesIn(description: string): string[] {
  return (storedIn(description)?.lines ?? []) as string[];
}

/** The description after somebody has edited its lines. */
function edited(edit: (lines: string[]) => string[], description = WRITTEN): string {
  return JSON.stringify({ ...storedIn(description), lines: edit(linesIn(description)) }, null, 2);
}

function proposedIn(description: string) {
  const { origin, proposal } = readDescription(description);
  expect(origin).toBe('product');
  if (!proposal) return undefined;
  const { fates: _, ...proposed } = proposal;
  return proposed;
}

const SAME = {
  driverName: TRIP.driverName,
  notes: TRIP.notes,
  seats: TRIP.seats,
  passengers: TRIP.passengers,
};

describe('a trip in lines', () => {
  it('[T-10] reads as a person would write it, before all that programs read', () => {
    expect(WRITTEN.split('\n').slice(0, 9)).toEqual([
      '{',
      '  "lines": [',
      '    "Водій: Іван Коваль",',
      '    "Зайнято місць: 3 з 8",',
      '    "Зупинки: Житомир 13:30, Рівне",',
      '    "Примітка для водія: Біля входу / о 9",',
      '    "1. Олена Кравець, +380 67 123 45 67, 2 місця, сідає: Житомир, виходить: Рівне, автостанція, 1200 грн, сплачено, з валізою",',
      '    "2. Степан, +48 601 234 567"',
      '  ],',
    ]);
    expect(Object.keys(JSON.parse(WRITTEN))[0]).toBe('lines');
  });

  it('[T-10] tells no times by clocks that nobody named or knows', () => {
    for (const timeZone of [undefined, 'Nowhere/At_all']) {
      const lines = linesIn(descriptionOf(TRIP, {}, { clock: { ...clock, timeZone } }));
      expect(lines[2]).toBe('Зупинки: Житомир, Рівне');
    }
  });

  it('[T-10] of 20 passengers with every field fits into an event', () => {
    const letters = (count: number, index: number) => `${index} `.padEnd(count, 'Щ');
    const passengers = Array.from({ length: 20 }, (_, index) => ({
      name: letters(25, index),
      phone: `+3806712345${String(index).padStart(2, '0')}`,
      seats: 2,
      pickUp: letters(20, index),
      dropOff: letters(20, index),
      note: letters(40, index),
      price: { amount: 1250.5, currency: 'UAH' as const },
      isPaid: true,
    }));
    const stops = Array.from({ length: 5 }, (_, index) => ({
      place: letters(20, index),
      minutes: 60 * index,
    }));
    const trip = { driverName: letters(25, 1), notes: letters(200, 2), passengers, seats: 50, stops };
    const description = descriptionOf(trip, {}, { clock });
    expect(description.length).toBeLessThanOrEqual(8192);
    const lines = linesIn(description);
    expect(lines).toHaveLength(3 + 20);
    expect(lines[3]).toContain('+380 67 123 45 00, 2 місця, 1250,5 грн, сплачено');
    expect(readDescription(description)).toMatchObject({ details: trip, proposal: undefined });
    const struck = edited((all) => all.toSpliced(5, 1), description);
    expect(proposedIn(struck)?.passengers).toEqual(passengers.toSpliced(2, 1));
    const more = edited((all) => all.with(3, `${all[3]}, з котом`), description);
    expect(proposedIn(more)?.passengers[0]).toEqual({
      ...passengers[0],
      note: `${passengers[0]?.note}, з котом`,
    });
    const saved = descriptionOf({ ...trip, driverName: 'Петро' }, storedIn(more));
    expect(proposedIn(saved)?.passengers).toEqual(proposedIn(more)?.passengers);
  });

  it('[T-10] leaves the lines out where there is no room for them', () => {
    const passengers = Array.from({ length: 50 }, () => ({ name: 'О'.repeat(120), phone: '+380671234567' }));
    const description = descriptionOf({ ...TRIP, passengers });
    expect(description.length).toBeLessThanOrEqual(8192);
    expect(storedIn(description)).not.toHaveProperty('lines');
    expect(readDescription(description)).toMatchObject({ origin: 'product', proposal: undefined });
  });
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.stringMatching(/^[А-Яа-я ,.:/0-9-]{0,40}$/),
);
const passenger = fc
  .record(
    {
      name: text,
      phone: text,
      seats: fc.integer({ min: 2, max: 60 }),
      pickUp: text,
      dropOff: text,
      note: text,
      price: fc.record({
        amount: fc.integer({ max: 9999, min: 0 }),
        currency: fc.constantFrom('UAH' as const, 'EUR' as const),
      }),
      isPaid: fc.boolean(),
    },
    { requiredKeys: ['name', 'phone'] },
  )
  .filter(({ name, phone }) => (name + phone).trim() !== '');
const trips = fc.record({
  driverName: text,
  notes: text,
  passengers: fc.array(passenger, { maxLength: 8 }),
  seats: fc.option(fc.integer({ min: 1, max: 60 })),
  stops: fc.array(fc.record({ place: text, minutes: fc.option(fc.nat(2000)) }), { maxLength: 4 }),
});

describe('what is proposed', () => {
  it('[T-10] is nothing while nobody touches the lines, whatever the trip is', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const description = descriptionOf(trip, {}, { clock });
        expect(proposedIn(description)).toBeUndefined();
        const again = descriptionOf(
          detailsIn(storedIn(description) ?? expect.fail()),
          storedIn(description),
          { clock },
        );
        expect(again).toBe(description);
      }),
    );
  });

  it('[T-10] is whom somebody struck out, and stays so while another thing is saved', () => {
    fc.assert(
      fc.property(trips, fc.nat(7), (trip, at) => {
        const description = descriptionOf(trip);
        const { passengers } = readDescription(description).details;
        fc.pre(at < passengers.length);
        const heads = linesIn(description).length - passengers.length;
        const left = edited((lines) => lines.toSpliced(heads + at, 1), description);
        // Of two who are written alike, nobody can tell which one is gone.
        fc.pre(new Set(passengers.map((each) => JSON.stringify(each))).size === passengers.length);
        expect(proposedIn(left)?.passengers).toHaveLength(passengers.length - 1);
        const saved = descriptionOf({ ...trip, driverName: 'Інший' }, storedIn(left));
        expect(proposedIn(saved)?.passengers).toEqual(proposedIn(left)?.passengers);
      }),
    );
  });

  it.each<[string, (lines: string[]) => string[], object]>([
    ['another driver', (lines) => lines.with(0, 'Водій:  Петро Мороз '), { driverName: 'Петро Мороз' }],
    ['no driver', (lines) => lines.slice(1), { driverName: '' }],
    ['more seats', (lines) => lines.with(1, 'Зайнято місць: 4 з 9'), { seats: 9 }],
    ['another note', (lines) => lines.with(3, 'Примітка: Біля каси / о 10'), { notes: 'Біля каси\nо 10' }],
    ['nobody but Stepan', (lines) => lines.toSpliced(4, 1), { passengers: [STEPAN] }],
    [
      'another phone',
      (lines) => lines.with(5, '2. Степан, 050 765 43 21'),
      { passengers: [OLENA, { ...STEPAN, phone: '+380507654321' }] },
    ],
    [
      'another name, whose line stands elsewhere',
      (lines) => ['Стефан, +48 601234567', ...lines.slice(0, 5)],
      { passengers: [OLENA, { ...STEPAN, name: 'Стефан' }] },
    ],
    [
      'another of a place',
      (lines) => lines.with(5, '2. Ігор'),
      { passengers: [OLENA, { name: 'Ігор', phone: '' }] },
    ],
    [
      'more in a line, and less',
      (lines) =>
        lines.with(
          4,
          '1. Олена Кравець, +380 67 123 45 67, 3 місця, сідає: Житомир, виходить: Рівне, вокзал, 50 €, з валізою, з котом',
        ),
      {
        passengers: [
          {
            name: OLENA.name,
            phone: OLENA.phone,
            seats: 3,
            pickUp: 'Житомир',
            dropOff: 'Рівне, вокзал',
            price: { amount: 50, currency: 'EUR' },
            note: 'з валізою, з котом',
          },
          STEPAN,
        ],
      },
    ],
    [
      'somebody more',
      (lines) => [...lines, 'Петро 067 111 22 33, 2 місця, 1 000,50 грн, сідає Дубно'],
      {
        passengers: [
          OLENA,
          STEPAN,
          {
            name: 'Петро',
            phone: '+380671112233',
            seats: 2,
            price: { amount: 1000.5, currency: 'UAH' },
            pickUp: 'Дубно',
          },
        ],
      },
    ],
    [
      'somebody more without a phone',
      (lines) => [...lines, '3. Петро,везе лист'],
      { passengers: [OLENA, STEPAN, { name: 'Петро', phone: '', note: 'везе лист' }] },
    ],
  ])('[T-10] is %s', (_, edit, proposed) => {
    const description = edited(edit);
    expect(proposedIn(description)).toEqual({ ...SAME, ...proposed });
    // Somebody saves another thing without having seen it.
    const saved = descriptionOf({ ...TRIP, stops: [] }, storedIn(description), { clock });
    expect(proposedIn(saved)).toEqual({ ...SAME, ...proposed });
    // It is taken.
    const taken = descriptionOf({ ...TRIP, ...proposed }, storedIn(description), { clock, settles: true });
    expect(readDescription(taken)).toMatchObject({ details: { ...SAME, ...proposed }, proposal: undefined });
    // It is left.
    const left = descriptionOf(TRIP, storedIn(description), { clock, settles: true });
    expect(left).toBe(WRITTEN);
  });

  it('[T-10] is nothing in lines that are older than the fields', () => {
    const stored = {
      ...storedIn(edited((lines) => [...lines.slice(1), 'Ключі в Марії'])),
      driverName: 'Петро',
    };
    const description = JSON.stringify(stored);
    expect(proposedIn(description)).toBeUndefined();
    const lines = linesIn(descriptionOf({ ...TRIP, driverName: 'Петро' }, storedIn(description)));
    expect(lines[0]).toBe('Водій: Петро');
    expect(lines.at(-1)).toBe('Ключі в Марії');
    expect(lines).toHaveLength(7);
  });

  it('[T-10] is nothing of a description without lines', () => {
    const { lines: _, linesOf: __, ...fields } = storedIn(WRITTEN) ?? expect.fail();
    expect(proposedIn(JSON.stringify(fields))).toBeUndefined();
    expect(proposedIn(JSON.stringify({ ...fields, lines: [], linesOf: 'x' }))).toBeUndefined();
    expect(proposedIn(edited(() => []))).toBeUndefined();
  });

  it('[T-10] keeps what it does not understand, word for word', () => {
    const notes = ['Диспетчер: 067 111 22 33', 'Ключі в Марії', 'Зупинки: Житомир, Дубно'];
    const description = edited((lines) => [...notes.slice(0, 2), ...lines.with(2, notes[2] ?? '')]);
    expect(proposedIn(description)).toBeUndefined();
    const saved = descriptionOf(TRIP, storedIn(description), { clock });
    expect(linesIn(saved)).toEqual([...linesIn(WRITTEN), ...notes]);
    expect(linesIn(descriptionOf(TRIP, storedIn(saved), { clock, settles: true }))).toEqual(linesIn(saved));
  });

  it('[T-10] of a passenger who is saved anew gives way to what is saved', () => {
    const description = edited((lines) => lines.with(5, '2. Степан, 050 765 43 21').with(0, 'Водій: Петро'));
    const saved = descriptionOf(
      { ...TRIP, passengers: [OLENA, { ...STEPAN, seats: 2 }, { name: 'Марія', phone: '' }] },
      storedIn(description),
    );
    expect(proposedIn(saved)).toEqual({
      ...SAME,
      driverName: 'Петро',
      passengers: [OLENA, { ...STEPAN, seats: 2 }, { name: 'Марія', phone: '' }],
    });
  });
});

describe('a description that a person edited in Google Calendar', () => {
  const ADDED = { name: 'Петро', phone: '+380671112233' };

  it('[T-10] is read after the editor has made HTML of it', () => {
    const html = edited((lines) => [...lines, 'Петро 067 111 22 33'])
      .replaceAll('"', '&quot;')
      .replaceAll('\n', '<br>')
      .replaceAll('  ', '&nbsp;&nbsp;');
    expect(proposedIn(`<span>${html}</span>`)).toEqual({ ...SAME, passengers: [OLENA, STEPAN, ADDED] });
  });

  it.each<[string, (description: string) => string]>([
    ['below', (description) => `${description}\n\nПетро 067 111 22 33\n`],
    ['above', (description) => `Петро 067 111 22 33\n${description}`],
    [
      'below, in HTML',
      (description) => `${description.replaceAll('\n', '<br>')}<br><p>Петро&nbsp;067 111 22 33</p>`,
    ],
    [
      'between the lines, without quotes and commas',
      (description) => description.replace('234 567"\n', '234 567"\nПетро 067 111 22 33\n'),
    ],
    [
      'between the lines, with other quotes',
      (description) => description.replace('234 567"\n', '234 567"\n“Петро 067 111 22 33”,\n'),
    ],
  ])('[T-10] is read where somebody wrote %s', (_, edit) => {
    expect(proposedIn(edit(WRITTEN))).toEqual({ ...SAME, passengers: [OLENA, STEPAN, ADDED] });
  });

  it('[T-10] keeps text around it, also of version 0.1', () => {
    const old = '{"version":1,"driverName":"Іван","notes":"","passengers":[],"seats":7,"price":{"amount":9}}';
    const description = `Дзвонити зранку\n${old}\n\nКвитки в касі`;
    expect(proposedIn(description)).toBeUndefined();
    const saved = descriptionOf(
      { driverName: 'Петро', notes: '', passengers: [], seats: 7 },
      storedIn(description),
    );
    expect(JSON.parse(saved)).toMatchObject({
      lines: ['Водій: Петро', 'Зайнято місць: 0 з 7', 'Дзвонити зранку', 'Квитки в касі'],
      price: { amount: 9 },
    });
  });

  it('[T-10] is no trip of ours where its fields cannot be read, and its text is shown', () => {
    const broken = WRITTEN.replace('"driverName": ', '"driverName" ');
    const { origin, details } = readDescription(broken);
    expect(origin).toBe('other');
    expect(details.notes).toContain('Олена Кравець, +380 67 123 45 67');
  });

  it('[T-10] takes no time and never fails, however it is made', () => {
    const started = performance.now();
    const { lines: _, ...fields } = storedIn(WRITTEN) ?? expect.fail();
    const parts = [
      '1 ',
      '1. ',
      ', ',
      ' ',
      '-',
      '(',
      '0 ',
      'а: ',
      '{',
      '"',
      '[\n',
      '<',
      '&#',
      'сідає: ',
      '9 9',
      ' / ',
      'з 1',
    ];
    for (const part of parts) {
      for (const head of ['', '1. ', 'Примітка: ', '067 ']) {
        const line = `${head}${part.repeat(8192 / part.length)}x`;
        readDescription(JSON.stringify({ lines: [line], ...fields }));
        readDescription(`${WRITTEN}\n${line}`);
      }
      const many = Array.from({ length: 2000 }, () => part);
      readDescription(JSON.stringify({ lines: many, ...fields }));
      readDescription(WRITTEN.replace('"lines": [', `"lines": [\n${many.join('\n')}`));
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
