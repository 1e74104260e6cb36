/** What somebody may call themselves, or a town, or a car: each fits where 80 characters do. */
export const HOSTILE_TEXTS: Record<string, string> = {
  markup: '<img src=x onerror="document.title=\'owned\'"><script>alert(1)</script>',
  'an entity': '&lt;b&gt;Коваль&lt;/b&gt; &#x202e; {name} %s $1',
  'what turns around': '\u202eКоваль \u2067Іван',
  'what ends an isolate': 'Коваль\u2069\u202c\u202eнавІ',
  'another direction': 'إيفان كوفال',
  'what is not seen': 'Ко\u200b\u200d\u2060ва\ufeffль\u00ad',
  'marks upon marks': `К${'\u0301\u0327\u0489\u0334'.repeat(12)}`,
  'pictures of many parts': '👨‍👩‍👧‍👦'.repeat(7),
  'no spaces': 'Ж'.repeat(80),
  'what ends a text': 'Ко\u0000валь\u0007\u001b[31m',
};
