import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passenger } from '../../contract/parendar.ts';
import { descriptionOf, detailsIn, linesIn, type StoredDetails, storedIn } from './description.ts';
import type { Details } from './details.ts';
import { isRecord, isSomebody } from './passenger-entry.ts';

const DETAILS: Details = {
  driverName: 'Іван Коваль',
  notes: 'Біля <b>входу</b>\n2 & 3',
  passengers: [
    { id: 'olena0', name: 'Олена', phone: '+380671234567' },
    { id: 'other0', name: '', phone: '067 765 43 21' },
  ],
  seats: 7,
};

/** The JSON of a description, which must be ours. */
function stored(description: string): StoredDetails {
  return storedIn(description) ?? expect.fail('It is not ours');
}

/** The stored list of passengers after a list that stood there was filled in anew. */
function passengersAfter(before: unknown[], passengers: Passenger[]): unknown[] {
  return stored(descriptionOf({ ...DETAILS, passengers }, { driverName: '', passengers: before })).passengers;
}

function isNamed({ name, phone }: Passenger): boolean {
  return name.trim() !== '' || phone.trim() !== '';
}

describe('a description of our own', () => {
  it('[P-08] is a JSON text with driver, notes and passengers', () => {
    expect(JSON.parse(descriptionOf(DETAILS))).toEqual({
      lines: expect.any(Array),
      linesOf: expect.any(String),
      version: 1,
      ...DETAILS,
    });
    expect(JSON.parse(descriptionOf({ ...DETAILS, seats: null }))).not.toHaveProperty('seats');
  });

  it('[P-08] gives back what was put in, whatever it is', () => {
    const text = fc.string({ unit: 'grapheme' });
    const passengers = fc
      .array(fc.record({ name: text, phone: text }).filter(isNamed))
      .map((each) => each.map((passenger, index) => ({ id: `s${10_000 + index}`, ...passenger })));
    const seats = fc.option(fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.record({ driverName: text, notes: text, passengers, seats }), (details) => {
        expect(detailsIn(stored(descriptionOf(details)))).toEqual(details);
      }),
    );
  });

  it('[P-08] keeps what others have put beside our fields', () => {
    const others = fc.dictionary(
      fc.string().filter((name) => !['version', ...Object.keys(DETAILS)].includes(name)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(others, (fields) => {
        const before = JSON.stringify({ ...fields, driverName: '', passengers: [] });
        const after = JSON.parse(descriptionOf(DETAILS, stored(before))) as object;
        const kept = Object.entries(after).filter(([name]) => Object.hasOwn(fields, name));
        expect(JSON.stringify(Object.fromEntries(kept))).toBe(
          JSON.stringify(JSON.parse(JSON.stringify(fields))),
        );
      }),
    );
  });

  it('[P-08] [B-01] keeps what others have put beside a booking, whose name or phone may change', () => {
    const before = [
      { id: 'olena0', name: 'Олена', phone: '1', byWindow: true },
      { id: 'other0', name: 'Олена', phone: '2', byWindow: false },
      { id: 'ihor00', name: 'Ігор', phone: '3', luggage: 2 },
    ];
    const after = [
      { id: 'other0', name: 'Олена', phone: '1' },
      { id: 'olena0', name: 'Олена Кравець', phone: '1' },
      // Another person in the same booking.
      { id: 'ihor00', name: 'Марія', phone: '3' },
    ];
    expect(passengersAfter(before, after)).toEqual([
      { ...after[0], byWindow: false },
      { ...after[1], byWindow: true },
      after[2],
    ]);
  });

  it('[P-08] [B-01] gives entries of version 0.2 ids that stay, and those of a page of that time the same', () => {
    const before = ['Марія', { name: 'Олена', phone: '1', byWindow: true }, { name: 'Марія', phone: '' }];
    const shown = detailsIn({ driverName: '', passengers: before }).passengers;
    expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
    const written = passengersAfter(before, shown);
    expect(written).toEqual([shown[0], { ...shown[1], byWindow: true }, shown[2]]);
    expect(passengersAfter(written, shown.toReversed())).toEqual(written.toReversed());
    const withoutIds = shown.map(({ id: _, ...passenger }) => passenger);
    expect(passengersAfter(written, withoutIds)).toEqual(written);
    // Of two alike nobody can say which one is left.
    const [left] = detailsIn({ driverName: '', passengers: before.slice(1) }).passengers.slice(-1);
    expect(shown).not.toContainEqual(left);
  });

  it('[P-08] [B-01] takes a second entry with the same id for another booking', () => {
    const copied = { id: 'olena0', name: 'Олена', phone: '1' };
    const [first, second] = detailsIn({ driverName: '', passengers: [copied, copied] }).passengers;
    expect(first).toEqual(copied);
    expect(second).toEqual({ ...copied, id: expect.not.stringMatching(copied.id) });
  });

  it('[P-08] keeps entries of the list that name nobody, which nobody sees', () => {
    const before = [null, { seat: 4 }, { name: 'Олена', phone: '1' }, ['?'], ' '];
    expect(detailsIn({ driverName: '', passengers: before }).passengers).toMatchObject([{ name: 'Олена' }]);
    const maria = { id: 'maria0', name: 'Марія', phone: '' };
    expect(passengersAfter(before, [maria])).toEqual([maria, null, { seat: 4 }, ['?'], ' ']);
  });

  it('[P-08] keeps any list of passengers as it is but for ids while nobody changes it', () => {
    const entry = fc.oneof(
      fc.string(),
      fc.jsonValue(),
      fc.record({ name: fc.string(), phone: fc.string(), more: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const before: unknown[] = JSON.parse(JSON.stringify(entries));
        const { passengers } = detailsIn({ driverName: '', passengers: before });
        const after = passengersAfter(before, passengers);
        const kept = before.map((each) =>
          isRecord(each) || !isSomebody(each) ? each : { name: String(each) },
        );
        for (const each of kept)
          expect(after).toContainEqual(isRecord(each) ? expect.objectContaining(each) : each);
        expect(after).toHaveLength(before.length);
        expect(detailsIn({ driverName: '', passengers: after }).passengers).toEqual(passengers);
      }),
    );
  });

  it.each<[string, object, Partial<Details>, object]>([
    ['notes that are no text', { notes: ['двері'] }, { notes: '' }, { notes: ['двері'] }],
    ['seats that are no number', { seats: 'багато' }, { seats: null }, { seats: 'багато' }],
    ['notes that were written anew', { notes: ['двері'] }, { notes: 'Вхід' }, { notes: 'Вхід' }],
    ['seats that were written anew', { seats: 'багато' }, { seats: 8 }, { seats: 8 }],
  ])('[P-08] keeps %s', (_, before, changes, kept) => {
    const written = stored(JSON.stringify({ driverName: '', passengers: [], ...before }));
    expect(JSON.parse(descriptionOf({ ...DETAILS, ...changes }, written))).toMatchObject(kept);
  });

  it('[P-08] keeps the version of a newer writer', () => {
    const version = (before: unknown) =>
      stored(descriptionOf(DETAILS, { version: before, driverName: '', passengers: [] })).version;
    expect([undefined, 'x', 0, 1, 3].map(version)).toEqual([1, 1, 1, 1, 3]);
  });

  it('[P-08] forgets seats that nobody gives any more', () => {
    const after = descriptionOf({ ...DETAILS, seats: null }, stored(descriptionOf(DETAILS)));
    expect(detailsIn(stored(after)).seats).toBeNull();
  });

  it('[P-09] is known again after somebody touched it in the editor of Google', () => {
    const html = descriptionOf({ ...DETAILS, notes: 'Біля входу' })
      .replaceAll('"', '&quot;')
      .replace('{', '{<br>&nbsp;')
      .replace('Іван Коваль', '<b>Іван</b>&nbsp;Коваль');
    expect(detailsIn(stored(`<p>${html}</p>`))).toEqual({ ...DETAILS, notes: 'Біля входу' });
  });

  it('[P-09] is read with whatever others have made of its fields', () => {
    const passengers = [{ name: 7, phone: 380671234567 }, null, 'Олена', {}, []];
    const json = { driverName: 'Іван', notes: null, passengers, seats: 'багато' };
    expect(detailsIn(stored(JSON.stringify(json)))).toEqual({
      driverName: 'Іван',
      notes: '',
      passengers: [
        { id: expect.any(String), name: '7', phone: '380671234567' },
        { id: expect.any(String), name: 'Олена', phone: '' },
      ],
      seats: null,
    });
  });

  it.each([
    '',
    'Driver: Іван',
    '7',
    'null',
    '[]',
    '{"driverName":"Іван"}',
    '{"driverName":7,"passengers":[]}',
    '{"driverName":"Іван","passengers":{}}',
    '{"driverName":"Іван","passengers":[]',
  ])('[P-09] is not %j', (description) => {
    expect(storedIn(description)).toBeUndefined();
  });
});

describe('a description in lines', () => {
  it('[P-09] tells driver, notes and passengers', () => {
    const description =
      'Driver: Іван Коваль\nБіля входу\nо 9\n\nPassengers:\nОлена\t+380671234567\nСтепан\t\n';
    expect(linesIn(description)).toEqual({
      driverName: 'Іван Коваль',
      notes: 'Біля входу\nо 9',
      passengers: [
        { id: expect.any(String), name: 'Олена', phone: '+380671234567' },
        { id: expect.any(String), name: 'Степан', phone: '' },
      ],
      seats: null,
    });
  });

  it('[P-09] is read through the HTML of the editor of Google', () => {
    const description =
      '<b>Driver:</b>&nbsp;Іван &amp; Марія<br>Notes: поїзд &lt;9&#39;20&gt;<br/><div>Passengers:</div><ul><li>Олена&nbsp;&nbsp;067 123 45 67</li></ul>';
    expect(linesIn(description)).toEqual({
      driverName: 'Іван & Марія',
      notes: "поїзд <9'20>",
      passengers: [{ id: expect.any(String), name: 'Олена', phone: '067 123 45 67' }],
      seats: null,
    });
  });

  it.each([
    ['Олена\t0671234567', 'Олена', '0671234567'],
    ['Олена Мельник - +38 (067) 123-45-67', 'Олена Мельник', '+38 (067) 123-45-67'],
    ['Олена, 0671234567', 'Олена', '0671234567'],
    ['0671234567', '', '0671234567'],
    ['\t0671234567', '', '0671234567'],
    ['Олена', 'Олена', ''],
    ['Олена + 2', 'Олена + 2', ''],
  ])('[P-09] finds name and phone in %j', (line, name, phone) => {
    expect(linesIn(`Driver: Іван\nPassengers:\n${line}`)?.passengers).toMatchObject([{ name, phone }]);
  });

  it('[P-09] may be in Ukrainian, without passengers, and say the driver last', () => {
    expect(linesIn('Їдемо рано\r\nВодій: Іван')).toEqual({
      driverName: 'Іван',
      notes: 'Їдемо рано',
      passengers: [],
      seats: null,
    });
    expect(linesIn('Пасажири:\nОлена\nВодій: Іван')).toMatchObject({
      driverName: 'Іван',
      notes: '',
      passengers: [{ name: 'Олена', phone: '' }],
    });
  });

  it.each(['', 'Нарада', 'Passengers:\nОлена', 'The driver: nobody'])('[P-09] is not %j', (description) => {
    expect(linesIn(description)).toBeUndefined();
  });

  // With so long a text, what takes more than linear time would not end before the ceiling of a test.
  it('[F-C9] [P-09] is read however long it is', () => {
    for (const part of ['1 ', '- ', ' ', '<', '&#', '<br ', '\u00a0', '|', '1\n', '(']) {
      for (const long of [`${part.repeat(200_000)}x`, `x ${part.repeat(200_000)}1`]) {
        expect(linesIn(`Driver: Іван\nPassengers:\n${long}`)).toMatchObject({ driverName: 'Іван' });
      }
    }
  });
});
