/** Beginnings of number words in Ukrainian, Russian, Polish and English, in every kind: 'два', 'двоє', 'другій', 'two'. */
const STEMS = `0 нул нол zero
1 один одн перш перв one first jede jedn odyn odn
2 два дві двух двом двох двоє двое двої двой удв вдв обоє обид оба обе друг втор two second dwa dwie dwoj dvoh dva dvoe dvi
3 три трьо трем трех трой троє трое трої третю трет втрьох three third trzy troj troe trjo
4 чотир четыр четверт четверо четверы читир four czter chotyr
5 п'ят пят five fifth pięć
6 шіст шост шест шість six sześć
7 сім сем сьом седьм seven siedem
8 вісім вісьм восем восьм вось восім eight osiem
9 дев'ят девят nine ninth dziewi
10 десят ten tenth dziesi
11 одинадц одиннадц eleven
12 дванадц двенадц twel
13 тринадц thirteen
14 чотирнадц четырнадц fourteen
15 п'ятнадц пятнадц fifteen
16 шістнадц шестнадц sixteen
17 сімнадц семнадц seventeen
18 вісімнадц восемнадц eighteen
19 дев'ятнадц девятнадц nineteen
20 двадц twenty twentie
30 тридц thirty
40 сорок forty
50 п'ятдес пятьдес пятдес fifty
60 шістдес шестьдес sixty
70 сімдес семьдес seventy
80 вісімдес восемьдес eighty
90 дев'яност девяност ninety
100 сто hundred
200 двіст двест
300 трист
400 чотирист четырест
500 п'ятсот пятьсот
600 шістсот шестьсот
700 сімсот семьсот
800 вісімсот восемьсот
900 дев'ятсот девятьсот`;

const NUMBER_OF = new Map(
  STEMS.split('\n').flatMap((line) => {
    const [number, ...stems] = line.split(' ');
    return stems.map((stem): [string, number] => [stem, Number(number)]);
  }),
);
const LONGEST_STEM = Math.max(...[...NUMBER_OF.keys()].map((stem) => stem.length));
/** Letters that an ending may have: 'двадцят-ьох'. */
const LONGEST_ENDING = 5;

/** The number that a folded word or its digits say, by its longest known beginning; null for other words. */
export function numberOf(word: string): number | null {
  for (let length = Math.min(LONGEST_STEM, word.length); length > 1; length -= 1) {
    const number = NUMBER_OF.get(word.slice(0, length));
    if (number !== undefined) return word.length - length <= LONGEST_ENDING ? number : null;
  }
  return null;
}
