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
