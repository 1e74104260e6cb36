import { describe, expect, it } from 'vitest';
import { findPhones } from '../numbers/phones.ts';
import { cuesOf } from '../text/rules.ts';
import { prepare } from '../text/text.ts';
import { PASSENGER_CUES, passengerSubject } from './passenger-cues.ts';
import { findPersons } from './persons.ts';

/** For each cue a message with a name that bears it. */
const EXAMPLES: Record<keyof typeof PASSENGER_CUES, string> = {
  listedName: 'Їде Ірина',
  inflectedName: 'квиток для Ірини',
  patronymic: 'Марія Іванівна',
  listedNameAndMore: 'Ірина Коваль',
  clearSurname: 'прізвище Гнатюк',
  surnameAndInitial: 'виїзд завтра. Коваленко Ю.',
  twoSurnames: 'на завтра Кожухар Зирка',
  inflectedSmallName: 'квиток для ірини',
  title: 'Mr. Hans Weidler',
  role: 'Волонтер Еміль',
  introduced: 'Мене звати Ірина',
  sender: 'Відправник Лена',
  contact: 'Контакт – Андрій',
  recipient: 'отримує Раду',
  speaker: 'це Ірина',
  forSomebody: 'бронь на Захарчука',
  asked: 'скасуйте Мельничук',
  askedUnlisted: 'перенесіть Засядька на 6 грудня',
  relative: 'їде брат Іван',
  onSurname: 'Київ-Гданськ на Єрмакова',
  opensMessage: 'Коваленко на завтра не їде',
  called: 'дзвоніть його дружині Наталці',
  driver: 'Водій Петро не відповідає',
  greeted: 'Доброго дня, Олено!',
  nameOfOther: 'Я Тимофій, її звати Рогнеда',
  relativeWrites: 'заберіть бабусю, 0661239876 онука Ірина',
  opensWithTrip: 'Кулініч, їдемо з Києва',
  goes: 'Шевців Назар хоче на завтра',
  afterValue: 'їду, 0671112233 Дацко',
  beforePhone: 'Ірина тел. 0671112233',
  afterPhone: '0671112233 Ірина',
  sentenceOfItsOwn: 'Їду завтра. Ірина',
  betweenMarks: 'Ірина, двоє до Праги',
  wordsBetweenMarks: 'Грац 16 березня, Пацькан Ерзсебет, їду',
  opensWithValue: 'Логаш 2 Луцьк-Київ',
  closesLine: 'Луцьк-Київ два місця Попович',
  feast: 'на Андрія їду додому',
  wordBetweenMarks: 'Львів – Бухарест, Шаповал. Чекаю',
  brokenOff: 'Мелітопольська... ой',
  formOfNoName: 'Святкувати там',
  opensSentence: 'Зирка їде завтра',
};

/** Further messages for cues that take several forms. */
const FURTHER: [cue: keyof typeof PASSENGER_CUES, message: string][] = [
  ['betweenMarks', 'Олійник В.П., на завтра'],
  ['opensWithTrip', 'на 27-ме. Фабіян з Іршави, один'],
];

describe('cues of a passenger', () => {
  it.each([...Object.entries(EXAMPLES), ...FURTHER])('%s: %s', (cue, message) => {
    const text = prepare(message);
    const phones = findPhones(text);
    const context = { text, taken: phones, phones };
    const cues = findPersons(context).flatMap((person) =>
      cuesOf(PASSENGER_CUES, passengerSubject(context, person)),
    );
    expect(cues).toContain(cue);
  });
});
