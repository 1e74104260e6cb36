const CARDINALS = new Map<string, number>();
const cardinal: readonly (readonly [number, string])[] = [
  [1, 'один одна одне одну одного одної одно одной одним однієї one a single odyn odna odnu odne odin'],
  [2, 'два дві двох двi двом двома две двух двум двумя two dva dvi dvoh dvokh couple'],
  [3, 'три трьох трьом трьома трех трем тремя three try tri troh'],
  [4, 'чотири чотирьох чотирма четыре четырех четырьмя чотири читири четири four chotyry chotiri'],
  [5, "п'ять пять п'яти пяти п'ятьох п'ятьма пятью five pyat piat"],
  [6, 'шість шести шістьох шістьма шесть шестью six shist'],
  [7, 'сім сєм семи сімох сьома семь семью seven sim'],
  [8, 'вісім восім восєм восьми вісьмох восемь восемью eight visim'],
  [9, "дев'ять девять дев'яти девяти дєвять nine"],
  [10, 'десять десяти десятьох ten'],
  [11, 'одинадцять одинадцяти одиннадцать одиннадцати eleven'],
  [12, 'дванадцять дванадцяти двенадцать двенадцати twelve'],
  [13, 'тринадцять тринадцяти тринадцать тринадцати thirteen'],
  [14, 'чотирнадцять чотирнадцяти четырнадцать fourteen'],
  [15, "п'ятнадцять п'ятнадцяти пятнадцать пятнадцяти пятнадцати п'ятнадцати пятнадцять fifteen"],
  [16, 'шістнадцять шістнадцяти шестнадцать sixteen'],
  [17, 'сімнадцять сімнадцяти семнадцать seventeen'],
  [18, 'вісімнадцять вісімнадцяти восемнадцать eighteen'],
  [19, "дев'ятнадцять дев'ятнадцяти девятнадцать nineteen"],
  [20, 'двадцять двадцяти двадцать двадцати twenty'],
  [30, 'тридцять тридцяти тридцать тридцати thirty'],
  [40, 'сорок forty'],
  [45, "сорок-п'ять"],
  [50, "п'ятдесят пятьдесят fifty"],
];
for (const [n, list] of cardinal)
  for (const word of list.split(' '))
    if (word !== 'a' && word !== 'single' && word !== 'couple') CARDINALS.set(word, n);

const COLLECTIVES = new Map<string, number>();
const collective: readonly (readonly [number, string])[] = [
  [2, 'двоє двое dvoe dvoye dvoje dvoie двоих двоїх двойом двом двоє двойко обоє обидва обидві удвох'],
  [3, 'троє трое troe troye troje троих троїх тройко трійко'],
  [4, 'четверо chetvero четверых чотирьох четвірко'],
  [5, "п'ятеро пятеро пятерых п'ятьох pyatero piatero pjatero p'yatero"],
  [6, 'шестеро шестерых шістьох shestero'],
  [7, 'семеро семерых сімох semero simero'],
  [8, 'восьмеро восьмерых вісьмох vosmero'],
  [9, "дев'ятеро девятеро"],
  [10, 'десятеро'],
];
for (const [n, list] of collective) for (const word of list.split(' ')) COLLECTIVES.set(word, n);

const ORDINAL_STEMS: readonly (readonly [string, number])[] = [
  ['перш', 1],
  ['перв', 1],
  ['друг', 2],
  ['втор', 2],
  ['трет', 3],
  ['треть', 3],
  ['четверт', 4],
  ["п'ят", 5],
  ['пят', 5],
  ['шост', 6],
  ['шест', 6],
  ['сьом', 7],
  ['седьм', 7],
  ['восьм', 8],
  ["дев'ят", 9],
  ['девят', 9],
  ['десят', 10],
  ['одинадцят', 11],
  ['одиннадцат', 11],
  ['дванадцят', 12],
  ['двенадцат', 12],
  ['тринадцят', 13],
  ['тринадцат', 13],
  ['чотирнадцят', 14],
  ['четырнадцат', 14],
  ["п'ятнадцят", 15],
  ['пятнадцят', 15],
  ['пятнадцат', 15],
  ['шістнадцят', 16],
  ['шестнадцат', 16],
  ['сімнадцят', 17],
  ['семнадцат', 17],
  ['вісімнадцят', 18],
  ['восемнадцат', 18],
  ["дев'ятнадцят", 19],
  ['девятнадцят', 19],
  ['девятнадцат', 19],
  ['двадцят', 20],
  ['двадцат', 20],
  ['тридцят', 30],
  ['тридцат', 30],
];
const ORDINALS = new Map<string, number>();
for (const [stem, n] of ORDINAL_STEMS) {
  for (const ending of 'ий а е ого ої ому ій у ою им ый ой ая ое ую ый ом его ья ье ью ьего ьей я є ю ьої ьому ьій'.split(
    ' ',
  ))
    ORDINALS.set(stem + ending, n);
}

/** 'два', 'двох', 'two' → 2; null for anything else. */
export function cardinalOf(word: string): number | null {
  return /^\d{1,3}$/.test(word) ? Number(word) : (CARDINALS.get(word) ?? null);
}

/** 'троє', 'двоих' → a number of people. */
export function collectiveOf(word: string): number | null {
  return COLLECTIVES.get(word) ?? null;
}

/** 'сьомій', 'першого', 'двадцять п'ятого' → its number. */
export function ordinalOf(phrase: string): number | null {
  const [first = '', second] = phrase.trim().split(/\s+/);
  if (second === undefined) return ORDINALS.get(first) ?? null;
  const tens = CARDINALS.get(first);
  const unit = ORDINALS.get(second);
  return (tens === 20 || tens === 30) && unit !== undefined && unit < 10 ? tens + unit : null;
}

const alternatives = (keys: Iterable<string>): string =>
  [...keys].sort((a, b) => b.length - a.length).join('|');

/** Pattern sources of the words above. */
export const CARDINAL_WORD = alternatives(CARDINALS.keys());
export const COLLECTIVE_WORD = alternatives(COLLECTIVES.keys());
export const ORDINAL_WORD = alternatives(ORDINALS.keys());
