/** Latin letters and the Cyrillic ones for their sound, the longer spellings first. */
const CYRILLIC: readonly (readonly string[])[] = (
  'shch=щ zgh=зг sch=ш sh=ш sz=ш ch=ч cz=ч tch=ч zh=ж rz=ж kh=х ts=ц tz=ц ph=ф th=т ck=к qu=кв ya=я ja=я ia=я yu=ю ju=ю iu=ю ye=е je=е ie=е yi=и ji=и yo=ио jo=ио oo=у ee=и ' +
  'a=а b=б c=ц d=д e=е f=ф g=г h=г i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и z=з'
)
  .split(' ')
  .map((pair) => pair.split('='));
const PLAIN: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', ı: 'i', æ: 'ae' };

function toCyrillic(latin: string): string {
  let cyrillic = '';
  for (let i = 0; i < latin.length; ) {
    const [from = latin.charAt(i), to = from] =
      CYRILLIC.find(([start = '']) => latin.startsWith(start, i)) ?? [];
    cyrillic += from === 'c' && !/[eiy]/.test(latin.charAt(i + 1)) ? 'к' : to;
    i += from.length;
  }
  return cyrillic;
}

/**
 * A spelling-tolerant key of one word: Ukrainian, Russian and transliterated spellings of the same
 * sounds fall together ('Київ', 'Kyjiv'; 'Хмельницький', 'Khmelnytskyi').
 */
export function soundKey(word: string): string {
  let w = word.toLowerCase();
  if (/[^а-яіїєґё'-]/.test(w)) {
    w = w.replace(/[łßøđıæ]/g, (c) => PLAIN[c] ?? c);
    // 'й' and 'ї' are letters of their own: only Latin diacritics may go
    if (/[a-z]/.test(w)) w = toCyrillic(w.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
  }
  return w
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
