import fc from 'fast-check';

/** What no field of a trip should hold: objects that are no text, no numbers of a trip, moments that no clock shows. */
const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    ...[{ toString: 1, valueOf: 1 }, { toJSON: 1, length: 9 }, 1e308, -1e308, 2 ** 53, -1, 0, 0.5],
    ...['9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00.000Z', '+275760-09-13', '', ' ', '\ud800'],
    ...['x'.repeat(400), [], [null], [[]], {}, null, true, 'Infinity', '__proto__'],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** JSON as somebody may write it: with any fields, those that no program writes, too. */
function jsonOf(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
  const named = Object.entries(fields).map(([name, value]) =>
    fc
      .oneof(
        { arbitrary: value, weight: 3 },
        { arbitrary: ODD, weight: 1 },
        { arbitrary: fc.constant(undefined), weight: 1 },
      )
      .map((each) => (each === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(each)}`])),
  );
  const proto = ODD.map((value) => [`"__proto__":${JSON.stringify(value)}`]);
  return fc.tuple(...named, fc.oneof(proto, fc.constant([]))).map((members) => `{${members.flat().join()}}`);
}

const price = jsonOf({ amount: fc.constantFrom(900, 40.5), currency: fc.constantFrom('UAH', 'EUR') });
const marks = jsonOf({
  ride: jsonOf({ state: fc.constantFrom('off', 'absent'), waited: fc.nat(60) }).map(parsed),
  collected: price.map(parsed),
});
const passenger = jsonOf({
  ...{ name: fc.constantFrom('Олена', 'Ігор'), phone: fc.constantFrom('', '+380671234567'), seats: ODD },
  ...{
    pickUp: ODD,
    dropOff: ODD,
    note: ODD,
    price: price.map(parsed),
    isPaid: ODD,
    marks: marks.map(parsed),
  },
});
const stop = jsonOf({ place: fc.constantFrom('Перемишль', 'Жешув'), minutes: fc.nat(600) });

/** Descriptions of trips of ours, with odd values wherever one may stand. */
export const descriptions = fc
  .tuple(
    jsonOf({
      ...{ version: ODD, notes: ODD, seats: ODD, lateMinutes: ODD, handedOver: fc.array(price.map(parsed)) },
      ...{ stops: fc.array(stop.map(parsed), { maxLength: 4 }), before: ODD, lines: ODD, linesOf: ODD },
    }),
    fc.array(passenger.map(parsed), { maxLength: 4 }),
  )
  .map(([fields, passengers]) => {
    const known = `"driverName":"Іван","passengers":${JSON.stringify(passengers)}`;
    return fields === '{}' ? `{${known}}` : `{${known},${fields.slice(1)}`;
  });

const OLENA = { name: 'Олена', phone: '+380671234567' };
/** Descriptions of trips in which a field holds an object that becomes neither text nor number. */
export const POISON = ['version', 'lateMinutes', 'seats', 'notes'].map((field) =>
  JSON.stringify({ driverName: 'Іван', passengers: [OLENA], [field]: { toString: 1, valueOf: 1 } }),
);

const times = fc.oneof(
  ODD,
  fc.record({ date: ODD, dateTime: ODD, timeZone: ODD }, { requiredKeys: [] }),
  fc.constantFrom(
    ...[{ dateTime: '9999-12-31T23:59:59Z' }, { dateTime: '0000-01-01T00:00:00Z' }, { date: '9999-12-31' }],
    ...[{ date: '0000-01-01' }, { dateTime: '2027-02-31T25:00:00', timeZone: 'Mars/Phobos' }],
    ...[{ dateTime: '2027-03-03T10:00:00+02:00' }, { dateTime: '-271821-04-20T00:00:00Z' }],
  ),
);

/** Events of Google's with odd values in any of their fields. */
export const events = fc.record(
  {
    ...{ id: ODD, etag: ODD, summary: ODD, location: ODD, status: ODD, htmlLink: ODD, updated: ODD },
    organizer: fc.oneof({ arbitrary: fc.constant({ self: true }), weight: 4 }, { arbitrary: ODD, weight: 1 }),
    ...{ creator: ODD, attendees: ODD, start: times, end: times },
    description: fc.oneof(
      { arbitrary: descriptions, weight: 6 },
      { arbitrary: ODD, weight: 1 },
      { arbitrary: fc.string(), weight: 1 },
    ),
  },
  { requiredKeys: ['organizer', 'description'] },
);

function parsed(json: string): unknown {
  return JSON.parse(json);
}
