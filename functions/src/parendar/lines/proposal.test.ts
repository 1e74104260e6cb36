import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionOf, detailsIn, readDescription, storedIn } from '../mapping/description.ts';
import {
  clock,
  edited,
  linesIn,
  OLENA,
  proposedIn,
  SAME,
  STEPAN,
  TRIP,
  WRITTEN,
} from './written-of-tests.ts';

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
