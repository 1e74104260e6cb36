import type { Kind } from '@par-club/functions/contract/kinds.values';

/** The day on which the phrases are read: a Thursday. */
export const TODAY = '2026-11-26';

/** How somebody is written, by case; `name` is the cell. */
export interface Person {
  name: string;
  nom: string;
  acc: string;
  gen: string;
}

/** A way to write a value, and what it means. */
export interface Said {
  text: string;
  means: string;
}

export interface Way {
  text: string;
  from: string;
  to: string;
}

/** The values of a language, which the patterns take in turn. */
export interface Words {
  lang: 'uk' | 'ru' | 'mix';
  person: readonly Person[];
  /** After 'на'; on its own where that is said so. */
  day: readonly Said[];
  way: readonly Way[];
  /** How many places, with the word for them. */
  places: readonly Said[];
  /** How many people, in a word or a number alone. */
  people: readonly Said[];
  time: readonly Said[];
  phone: readonly Said[];
  /** A place beside a town. */
  thing: readonly string[];
}

const PHONES: readonly Said[] = [
  { text: '0671234567', means: '+380671234567' },
  { text: '+380 50 765 43 21', means: '+380507654321' },
  { text: '(063) 222-33-44', means: '+380632223344' },
  { text: '+48 512 345 678', means: '+48512345678' },
  { text: '38 096 111 20 30', means: '+380961112030' },
];

const TIMES: readonly Said[] = [
  { text: '8:30', means: '08:30' },
  { text: '14:00', means: '14:00' },
  { text: '22.15', means: '22:15' },
];

export const UKRAINIAN: Words = {
  lang: 'uk',
  person: [
    { name: 'Олена', nom: 'Олена', acc: 'Олену', gen: 'Олени' },
    { name: 'Іван Коваль', nom: 'Іван Коваль', acc: 'Івана Коваля', gen: 'Івана Коваля' },
    { name: 'Шевчук Марія', nom: 'Шевчук Марія', acc: 'Шевчук Марію', gen: 'Шевчук Марії' },
    { name: "Дар'я", nom: 'Дар’я', acc: 'Дарʼю', gen: "Дар'ї" },
    { name: 'Василь Бойко', nom: 'Василь Бойко', acc: 'Василя Бойка', gen: 'Василя Бойка' },
    { name: 'Ніна', nom: 'Ніна', acc: 'Ніну', gen: 'Ніни' },
    { name: 'Петро', nom: 'Петро', acc: 'Петра', gen: 'Петра' },
  ],
  day: [
    { text: 'завтра', means: '2026-11-27' },
    { text: 'суботу', means: '2026-11-28' },
    { text: 'п’ятницю', means: '2026-11-27' },
    { text: '2.12', means: '2026-12-02' },
    { text: 'неділю', means: '2026-11-29' },
    { text: '5 грудня', means: '2026-12-05' },
    { text: "п'ятницю", means: '2026-11-27' },
    { text: '28.11', means: '2026-11-28' },
    { text: 'післязавтра', means: '2026-11-28' },
  ],
  way: [
    { text: 'Львів-Краків', from: 'Львів', to: 'Краків' },
    { text: 'Луцьк - Київ', from: 'Луцьк', to: 'Київ' },
    { text: 'з Рівного до Варшави', from: 'Рівне', to: 'Варшава' },
    { text: 'Ковель–Люблін', from: 'Ковель', to: 'Люблін' },
    { text: 'зі Львова до Вроцлава', from: 'Львів', to: 'Вроцлав' },
    { text: 'Київ Одеса', from: 'Київ', to: 'Одеса' },
    { text: 'Кам’янець-Подільський – Прага', from: 'Кам’янець-Подільський', to: 'Прага' },
  ],
  places: [
    { text: '2 місця', means: '2' },
    { text: 'одне місце', means: '1' },
    { text: 'два місця', means: '2' },
    { text: '3 місця', means: '3' },
    { text: '1 місце', means: '1' },
    { text: 'чотири місця', means: '4' },
    { text: '5 місць', means: '5' },
  ],
  people: [
    { text: '2 чоловік', means: '2' },
    { text: 'двоє', means: '2' },
    { text: '3 особи', means: '3' },
    { text: 'троє', means: '3' },
    { text: '4 людини', means: '4' },
    { text: 'одна людина', means: '1' },
  ],
  time: TIMES,
  phone: PHONES,
  thing: ['коробку', 'документи', 'сумку', 'пакет', 'ноутбук'],
};

export const RUSSIAN: Words = {
  lang: 'ru',
  person: [
    { name: 'Лена', nom: 'Лена', acc: 'Лену', gen: 'Лены' },
    { name: 'Сергей Иванов', nom: 'Сергей Иванов', acc: 'Сергея Иванова', gen: 'Сергея Иванова' },
    { name: 'Наталья', nom: 'Наталья', acc: 'Наталью', gen: 'Натальи' },
    { name: 'Андрей', nom: 'Андрей', acc: 'Андрея', gen: 'Андрея' },
  ],
  day: [
    { text: 'завтра', means: '2026-11-27' },
    { text: 'субботу', means: '2026-11-28' },
    { text: 'воскресенье', means: '2026-11-29' },
    { text: '3.12', means: '2026-12-03' },
    { text: 'пятницу', means: '2026-11-27' },
  ],
  way: [
    { text: 'Харьков-Киев', from: 'Харків', to: 'Київ' },
    { text: 'из Одессы в Варшаву', from: 'Одеса', to: 'Варшава' },
    { text: 'Днепр - Краков', from: 'Дніпро', to: 'Краків' },
    { text: 'Киев Полтава', from: 'Київ', to: 'Полтава' },
  ],
  places: [
    { text: '2 места', means: '2' },
    { text: 'одно место', means: '1' },
    { text: 'три места', means: '3' },
    { text: '1 место', means: '1' },
  ],
  people: [
    { text: '2 человека', means: '2' },
    { text: 'двое', means: '2' },
    { text: 'трое', means: '3' },
  ],
  time: TIMES,
  phone: PHONES,
  thing: ['коробку', 'документы', 'сумку', 'пакет'],
};

/** Ukrainian in Latin letters. */
export const LATIN: Words = {
  lang: 'mix',
  person: [
    { name: 'Olena', nom: 'Olena', acc: 'Olenu', gen: 'Oleny' },
    { name: 'Ivan', nom: 'Ivan', acc: 'Ivana', gen: 'Ivana' },
  ],
  day: [
    { text: 'zavtra', means: '2026-11-27' },
    { text: '2.12', means: '2026-12-02' },
    { text: '28.11', means: '2026-11-28' },
  ],
  way: [
    { text: 'Lviv-Krakow', from: 'Львів', to: 'Краків' },
    { text: 'Kyiv - Warszawa', from: 'Київ', to: 'Варшава' },
  ],
  places: [
    { text: '2 mistsia', means: '2' },
    { text: '1 mistse', means: '1' },
  ],
  people: [{ text: '2 osoby', means: '2' }],
  time: TIMES,
  phone: PHONES,
  thing: ['korobku'],
};

/** Patterns of a kind, each of which is said with several values. */
export interface Row {
  kind: Kind;
  words: Words;
  /** How often each pattern is said. */
  times: number;
  patterns: readonly string[];
}

/** What is asked, in which words and order: `{day}`, `{way}`, `{places}`, `{people}`, `{nom}`, … take the values above. */
export const GRID: readonly Row[] = [
  {
    kind: 'booking',
    words: UKRAINIAN,
    times: 9,
    patterns: [
      '{places} на {day}',
      'на {day} {places}',
      'Потрібно {places} на {day}',
      'треба {places} на {day} {way}',
      'на {day} треба {places}, {nom}',
      'Добрий день! {places} на {day}, {way}. {nom}, {phone}',
      'Запишіть {acc} на {day} {way} {phone}',
      'запишіть на {day} {nom} {places}',
      'Забронюйте {places} на {day} {way}, {nom}',
      'Хочу забронювати {places} {way} на {day} {phone}',
      '{way} на {day} {people} {nom} {phone}',
      '{nom} {places} на {day}',
      '{nom} {phone} {places} на {day} {way}',
      '{nom}, {places}, {way}, на {day} о {time}',
      'Мені {places} на {day} на {time}',
      'ще {places} на {day} {nom}',
      'А можна {places} на {day} {way}? {nom} {phone}',
      'є {places} на {day} {way}? {nom} {phone}',
      'нас {people} на {day} {way} {phone}',
      'хочемо поїхати на {day} {way}, {people}, {nom}',
      'візьміть {acc} на {day} {way}',
      'бронь на {day} {way} {places} {nom}',
    ],
  },
  {
    kind: 'booking',
    words: RUSSIAN,
    times: 7,
    patterns: [
      '{places} на {day}',
      'на {day} {places} {nom}',
      'Нужно {places} на {day} {way}',
      'Запишите {acc} на {day} {way} {phone}',
      'Здравствуйте, забронируйте {places} на {day} {way}, {nom} {phone}',
      'надо {places} на {day}, {nom}',
      '{way} на {day} {people} {nom} {phone}',
      'хочу поехать на {day} {way}, {nom}',
    ],
  },
  {
    kind: 'booking',
    words: LATIN,
    times: 6,
    patterns: ['{places} na {day}', 'treba {places} na {day} {way} {phone}', '{nom} {places} na {day} {way}'],
  },
  {
    kind: 'cancel',
    words: UKRAINIAN,
    times: 9,
    patterns: [
      'скасуйте {acc} на {day} {way} {phone}',
      'Скасуйте, будь ласка, {acc} на {day}',
      'відмініть {acc} на {day} {way}',
      'Скасувати бронь {gen} на {day}',
      'зніміть {acc} з рейсу на {day}',
      'зніміть мене з рейсу на {day}, {nom}',
      'мінус {nom} на {day}',
      '{nom} не їде на {day}',
      '{nom} на {day} не поїде, {way}',
      'Не поїду на {day} {way}, {nom} {phone}',
      'на {day} не їду. {nom}',
      'викресліть {acc} на {day}',
      'Відміна на {day} {way} {nom}',
      'не зможу поїхати на {day}, скасуйте {places}, {nom}',
      'Хочу скасувати {places} на {day} {way}, {nom} {phone}',
      'треба скасувати на {day}, {nom}',
    ],
  },
  {
    kind: 'cancel',
    words: RUSSIAN,
    times: 7,
    patterns: [
      'отмените {acc} на {day} {way} {phone}',
      'Отмените на {day}, {nom}',
      'снимите {acc} с рейса на {day}',
      '{nom} не едет на {day}',
      'не поеду на {day} {way}, {nom} {phone}',
      'минус {nom} на {day}',
      'отмена на {day} {way} {nom}',
    ],
  },
  {
    kind: 'cancel',
    words: LATIN,
    times: 3,
    patterns: ['skasuite {acc} na {day} {way}', 'ne poidu na {day} {way}, {nom} {phone}'],
  },
  {
    kind: 'change',
    words: UKRAINIAN,
    times: 8,
    patterns: [
      'перенесіть {acc} на {day}',
      'Перенесіть мене на {day} {way}, {nom} {phone}',
      'Можна перенести {acc} на {day}?',
      '{nom} їде не сьогодні, а на {day}',
      'поміняйте {acc} на {day} {way}',
      'змініть час для {gen}, на {time}',
      'перепишіть {acc} на {day} на {time}',
    ],
  },
  {
    kind: 'change',
    words: RUSSIAN,
    times: 6,
    patterns: [
      'перенесите {acc} на {day}',
      'перенесите меня на {day} {way}, {nom} {phone}',
      'поменяйте {acc} на {day}',
    ],
  },
  {
    kind: 'parcel',
    words: UKRAINIAN,
    times: 8,
    patterns: [
      'Передам {thing} на {day} {way}, отримувач {nom} {phone}',
      'посилка на {day} {way}, отримає {nom} {phone}',
      'треба передати {thing} {way} на {day}, забере {nom} {phone}',
      'Відправити {thing} на {day} {way}, отримувач {nom}, {phone}',
    ],
  },
  {
    kind: 'parcel',
    words: RUSSIAN,
    times: 6,
    patterns: [
      'передать {thing} на {day} {way}, получатель {nom} {phone}',
      'посылка на {day} {way}, получит {nom} {phone}',
    ],
  },
  {
    kind: 'question',
    words: UKRAINIAN,
    times: 6,
    patterns: [
      'є місця на {day}?',
      'Добрий день, а на {day} ще є місця {way}?',
      'чи є вільні місця на {day} {way}',
      'скільки коштує {way}?',
      'яка ціна {way}',
      'о котрій виїзд {way} на {day}?',
      'коли автобус на {day}?',
      'де бус?',
      'де зараз ваш водій? чекаємо',
      'запізнююсь на 10 хвилин',
      'я трохи запізнюсь, почекайте',
      'а ви їздите {way}?',
      'звідки відправлення {way}?',
      'місця ще є?',
      'скільки буде за двох {way}?',
    ],
  },
  {
    kind: 'question',
    words: RUSSIAN,
    times: 6,
    patterns: [
      'есть места на {day}?',
      'сколько стоит {way}?',
      'во сколько выезд на {day}?',
      'где водитель?',
      'опаздываю на 5 минут',
      'вы ездите {way}?',
    ],
  },
  {
    kind: 'none',
    words: UKRAINIAN,
    times: 1,
    patterns: [
      'дякую',
      'Дякую, домовились!',
      'ок',
      'добре',
      'зрозуміла, дякую',
      'подумаю і напишу',
      'Шукаю роботу водієм, стаж 10 років',
      'доброго ранку',
      'чекатиму',
      'все супер, дякую за поїздку',
    ],
  },
  {
    kind: 'none',
    words: RUSSIAN,
    times: 1,
    patterns: ['спасибо', 'хорошо, спасибо', 'понял', 'я подумаю', 'спасибо за поездку'],
  },
];
