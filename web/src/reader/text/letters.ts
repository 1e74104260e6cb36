/** Latin spellings of sounds and the Cyrillic letters for them, the longer spellings first. */
const CYRILLIC = new Map(
  (
    'shch=щ zgh=зг sch=ш sh=ш sz=ш ch=ч cz=ч tch=ч zh=ж rz=ж kh=х ts=ц tz=ц ph=ф th=т ck=к qu=кв ya=я ja=я ia=я yu=ю ju=ю iu=ю ye=е je=е ie=е yi=и ji=и yo=ио jo=ио oo=у ee=и ' +
    'a=а b=б c=ц d=д e=е f=ф g=г h=г i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и z=з'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const SOUND = new RegExp([...CYRILLIC.keys()].join('|'), 'g');
const PLAIN: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', ı: 'i', æ: 'ae' };

function toCyrillic(latin: string): string {
  return latin.replace(SOUND, (sound, at: number) =>
    sound === 'c' && !/[eiy]/.test(latin.charAt(at + 1)) ? 'к' : (CYRILLIC.get(sound) ?? sound),
  );
}

/**
 * A spelling-tolerant key of one word: Ukrainian, Russian and transliterated spellings of the same
 * sounds fall together ('Київ', 'Kyjiv'; 'Хмельницький', 'Khmelnytskyi').
 */
export function soundKey(word: string): string {
  let key = word.toLowerCase();
  if (/[^а-яіїєґё'-]/.test(key)) {
    key = key.replace(/[łßøđıæ]/g, (letter) => PLAIN[letter] ?? letter);
    // 'й' and 'ї' are letters of their own: only Latin diacritics may go
    if (/[a-z]/.test(key)) key = toCyrillic(key.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
  }
  return key
    .replace(/[іїйы]/g, 'и')
    .replace(/[єэё]/g, 'е')
    .replace(/ґ/g, 'г')
    .replace(/я/g, 'а')
    .replace(/ю/g, 'у')
    .replace(/[ьъ'’ʼ`-]/g, '')
    .replace(/(.)\1+/g, '$1');
}

export function isLatin(word: string): boolean {
  return /^[a-z\u00c0-\u024f]/i.test(word);
}

/** Whether one letter more, less or other, or two in the wrong order, make one key of the other. */
export function differsByOne(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  // another ending is another case, or another town
  const isEnding = end < (/[аеиоу]$/.test(one) ? 2 : 1);
  if (isEnding && !(/^[^аеиоу]$/.test(left) && /^[^аеиоу]$/.test(right))) return false;
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
  );
}
