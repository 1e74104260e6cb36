/** The columns that the product asks for by itself: at the start, in its sets and on the board; by what they hold. */
const KNOWN = {
  name: { ua: 'ПІБ', en: 'Full name' },
  recipient: { ua: 'ПІБ одержувача', en: "Recipient's name" },
  phone: { ua: 'Телефон', en: 'Phone' },
  date: { ua: 'Дата', en: 'Date' },
  time: { ua: 'Час', en: 'Time' },
  from: { ua: 'Звідки', en: 'From' },
  to: { ua: 'Куди', en: 'To' },
  seats: { ua: 'Місць', en: 'Seats' },
  pickUpPlace: { ua: 'Місце посадки', en: 'Pick-up place' },
  dropOffPlace: { ua: 'Місце висадки', en: 'Drop-off place' },
  luggage: { ua: 'Багаж', en: 'Luggage' },
  weight: { ua: 'Вага', en: 'Weight' },
  parcel: { ua: 'Посилка', en: 'Parcel' },
  price: { ua: 'Ціна', en: 'Price' },
  notes: { ua: 'Примітка', en: 'Notes' },
} as const;

type KnownColumn = keyof typeof KNOWN;
/** A column's label in both languages of the product. */
type Label = { ua: string; en: string };

/** What a column holds, by its label in either language; `undefined` for a column of the person's own. */
export function knownColumn(label: string): KnownColumn | undefined {
  const sought = label.toLowerCase();
  const columns = Object.keys(KNOWN) as KnownColumn[];
  return columns.find((column) => Object.values(KNOWN[column]).some((name) => name.toLowerCase() === sought));
}

export function knownLabel(label: string): Label | undefined {
  const column = knownColumn(label);
  return column && KNOWN[column];
}

/** Numbers of the columns, from '1', whose labels the model has to give. */
export function unknownColumns(columns: readonly string[]): string[] {
  return columns.flatMap((label, index) => (knownColumn(label) ? [] : String(index + 1)));
}

type Example = { message: string; kind: string; rows: Partial<Record<KnownColumn, string>>[] };

/** Messages of 2026-11-20, a Friday, with what is hard in them: a number from abroad, a way back, a parcel's two people. */
export const EXAMPLES: readonly Example[] = [
  {
    message: 'Луцьк-Краків завтра на 6 ранку, назад 30-го, я з дружиною. Іван, мій польський 512 345 678',
    kind: 'booking',
    rows: [
      {
        name: 'Іван',
        phone: '+48512345678',
        date: '2026-11-21',
        time: '06:00',
        from: 'Луцьк',
        to: 'Краків',
        seats: '2',
      },
      { name: 'Іван', phone: '+48512345678', date: '2026-11-30', from: 'Краків', to: 'Луцьк', seats: '2' },
    ],
  },
  {
    message: 'Ганна, 0671234567, передам коробку 5 кг з Рівного сестрі Олі в Брно, +420 601 234 567',
    kind: 'parcel',
    rows: [
      {
        ...{ name: 'Оля', recipient: 'Оля', phone: '+420601234567', from: 'Рівне', to: 'Брно' },
        ...{ weight: '5 кг', parcel: 'коробка', notes: 'від Ганни +380671234567' },
      },
    ],
  },
];
