/** The number of each word of lines such as '2 два дві', in each of its endings. */
function numbersOf(lines: readonly string[], endings: readonly string[] = ['']): Map<string, number> {
  const entries = lines.flatMap((line) => {
    const [number, ...stems] = line.split(' ');
    return stems.flatMap((stem) =>
      endings.map((ending): [string, number] => [stem + ending, Number(number)]),
    );
  });
  return new Map(entries);
}

const CARDINALS = numbersOf([
  '1 один одна одне одну одного одної одно одной одним однієї one odyn odna odnu odne odin jedna jedno jeden',
  '2 два дві двох двi двом двома две двух двум двумя two dva dvi dvoh dvokh dwa dwie',
  '3 три трьох трьом трьома трех трем тремя three try tri troh',
  '4 чотири чотирьох чотирма четыре четырех четырьмя чотири читири четири four chotyry chotiri',
  "5 п'ять пять п'яти пяти п'ятьох п'ятьма пятью five pyat piat",
  '6 шість шести шістьох шістьма шесть шестью six shist',
  '7 сім сєм семи сімох сьома семь семью seven sim',
  '8 вісім восім восєм восьми вісьмох восемь восемью eight visim',
  "9 дев'ять девять дев'яти девяти дєвять nine",
  '10 десять десяти десятьох ten',
  '11 одинадцять одинадцяти одиннадцать одиннадцати eleven',
  '12 дванадцять дванадцяти двенадцать двенадцати twelve',
  '13 тринадцять тринадцяти тринадцать тринадцати thirteen',
  '14 чотирнадцять чотирнадцяти четырнадцать fourteen',
  "15 п'ятнадцять п'ятнадцяти пятнадцать пятнадцяти пятнадцати п'ятнадцати пятнадцять fifteen",
  '16 шістнадцять шістнадцяти шестнадцать sixteen',
  '17 сімнадцять сімнадцяти семнадцать seventeen',
  '18 вісімнадцять вісімнадцяти восемнадцать eighteen',
  "19 дев'ятнадцять дев'ятнадцяти девятнадцать nineteen",
  '20 двадцять двадцяти двадцать двадцати twenty',
  '30 тридцять тридцяти тридцать тридцати thirty',
  '40 сорок forty',
  "45 сорок-п'ять",
  "50 п'ятдесят пятьдесят fifty",
]);
const COLLECTIVES = numbersOf([
  '2 двоє двое dwoje dwóch dvoe dvoye dvoje dvoie двоих двоим двоїх двойом двом двоє двойко обоє обидва обидві оба обе обох обоих удвох',
  '3 троє трое troe troye troje trjoh tryoh troch trokh троих троим троїх тройко трійко',
  '4 четверо chetvero четверых четверым чотирьох четвірко',
  "5 п'ятеро пятеро пятерых пятерым п'ятьох pyatero piatero pjatero p'yatero",
  '6 шестеро шестерых шестерым шістьох shestero',
  '7 семеро семерых сімох semero simero',
  '8 восьмеро восьмерых вісьмох vosmero',
  "9 дев'ятеро девятеро",
  '10 десятеро',
]);
const ORDINALS = numbersOf(
  "1 перш перв;2 друг втор;3 трет треть;4 четверт;5 п'ят пят;6 шост шест;7 сьом седьм;8 восьм;9 дев'ят девят;10 десят;11 одинадцят одиннадцат;12 дванадцят двенадцат;13 тринадцят тринадцат;14 чотирнадцят четырнадцат;15 п'ятнадцят пятнадцят пятнадцат;16 шістнадцят шестнадцат;17 сімнадцят семнадцат;18 вісімнадцят восемнадцат;19 дев'ятнадцят девятнадцят девятнадцат;20 двадцят двадцат;30 тридцят тридцат".split(
    ';',
  ),
  'ий а е ого ої ому ій у ою им ый ой ая ое оє ую ый ом его ья ье ью ьего ьей я є ю ьої ьому ьій'.split(' '),
);

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
