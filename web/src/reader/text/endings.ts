/**
 * The rules of a table such as 'ем>,й>m ою>а': an ending, those of the nominative that it may stand for, and the gender
 * that alone has it.
 */
export function endingsOf(table: string) {
  return table.split(' ').map((rule) => {
    const [ending = '', nominatives = '', gender] = rule.split('>');
    return { ending, nominatives: nominatives.split(','), gender };
  });
}

/**
 * Puts other endings to words by a table such as 'ого>ий ([нлс])і>$1я', in which patterns of endings stand before what
 * takes their place: the first one that a word has counts. A word that has none stays as it is.
 */
export function byEndings(table: string, flags: 'u' | 'iu'): (word: string) => string {
  const rules = table.split(' ').map((rule) => {
    const [ending = '', replacement = ''] = rule.split('>');
    return [new RegExp(`${ending}$`, flags), replacement] as const;
  });
  return (word) => {
    const rule = rules.find(([ending]) => ending.test(word));
    return rule ? word.replace(...rule) : word;
  };
}
