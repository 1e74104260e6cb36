import { fold, regex } from '../text/text.ts';

/** What the label of a field has. The first pattern that matches decides, so the narrow ones come first. */
const LABELS = {
  email: /^e ?mail|^пошта$|^мейл|^имейл|електронн|електрона|электронн|^емейл|mail$/u,
  flight: /рейс|flight|^літак|номер польоту/u,
  luggage: /багаж|валіз|чемодан|luggage|baggage|^bags?$|suitcase|^сумки/u,
  weight: /^вага|^вес$|вага|weight|^кг$|^kg$/u,
  seats: regex`^(?:к ?ст[ьи]|кількість|количество|кол во|число|number of|no of|скільки)( .*)?$|^місц[ья]?$|^місць|^мест|^місця|^осіб|^людей|^пасажирів|^пассажиров|^чоловік$|^pax|^seats?$|passengers$|^people|^persons|^квитків|^билетов|^tickets|^чел$|^чол$`,
  phone: regex`телефон|^тел$|^тел |phone|^моб|mobile|^tel$|^номер$|контактн\p{L}* номер|номер тел|^контакт|^contact|viber|вайбер|whatsapp|^cell`,
  price: /цін|цена|варт|стоим|сум[аи]$|^сумм|price|cost|оплат|fare|^грн$|до сплати|payment|amount|тариф/u,
  route: /маршрут|route|напрям|направлен|direction/u,
  from: /^звідк|^откуда|^відправлення$|^отправлен|міст[оа] (?:відправ|виїзд|посадк)|місце відправ|место отправ|город (?:отправ|посадк)|пункт (?:відправ|отправ|а$)|^from$|^from |departure (?:city|place|point|from)|pick ?up city$|^origin|^від$|^з$|^із$|^start$/u,
  to: /^куди|^куда|призначен|назначен|прибутт|прибыти|(?:міст[оа]|город) в[иы]садк|^to$|^to |destination|drop ?off city|arrival (?:city|place|point)|^до$|^кінцев|^finish$/u,
  pickUp:
    /посадк|pick ?up|boarding|подач|місце виїзд|(?:де|где|звідки|откуда) (?:сіда|сад|забра|забир|підб)|^забрати$|^забрать$|^забираємо/u,
  dropOff:
    /в[иы]садк|drop ?off|(?:де|где|куди) (?:виход|выход|висад|высад|зійти)|^завезти|^відвезти|^доставити|^отвезти|^доставить/u,
  date: /дат[аиу]|^date|date$|^день|^day$|^коли$|^когда$|^число$/u,
  time: /час|врем|time|^година|^о котрій|^hour/u,
  name: /піб|^піп$|п і б|^фио|ф и о|ім'?я|^имя|name|прізвищ|фамил|фаміл|клієнт|клиент|пасажир|пассажир|client|customer|passenger|guest|замовник|заказчик|відправник|отправитель|sender|хто їде|гість|контактна особа/u,
  address: /адрес|address|^вулиця|^улица|street/u,
  parcel: /посилк|посылк|парсел|parcel|вантаж|груз|package|передача|cargo/u,
  notes: regex`нотатк|заметк|зауваж|примітк|приміт|примеч|комент|коммент|notes?$|comment|побажан|пожелан|додатков|remark|деталі|інше`,
};

export type Field = keyof typeof LABELS;

/** A label's words alone, folded. */
export function plainLabel(label: string): string {
  return fold(label)
    .replace(/[^\p{L}\d']+/gu, ' ')
    .trim();
}

/** What a column's label asks for, in Ukrainian, Russian or English; null when it is no usual one. */
export function fieldOfLabel(label: string): Field | null {
  const plain = plainLabel(label);
  if (plain === '' || plain.length > 60) return null;
  // 'Дата відправлення' is a date, 'Час прибуття' a time
  if (/^(?:дата|date|день)/u.test(plain)) return 'date';
  if (/^(?:час|время|time|година)(?: |$)/u.test(plain)) return 'time';
  if (/ (?:date|дата)$/u.test(plain)) return 'date';
  if (/ (?:time|час|время)$/u.test(plain)) return 'time';
  const fields = Object.keys(LABELS) as Field[];
  return fields.find((field) => LABELS[field].test(plain)) ?? null;
}

/** Of columns about places beside towns those that stand for the town, since no other column does. */
export function townFieldOf(field: Field | null, fields: readonly (Field | null)[]): 'from' | 'to' | null {
  if (field === 'pickUp') return fields.includes('from') ? null : 'from';
  return field === 'dropOff' && !fields.includes('to') ? 'to' : null;
}
