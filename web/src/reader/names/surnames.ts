import type { Gender } from './given-names.ts';

const PATRONYMIC =
  /^\p{L}{2,}(?:ович|йович|євич|евич|ьович|івн|овн|евн|ївн|їч|ьич|ничн|иничн)(?:а|у|ом|ем|ем|і|ові|еві|и|ы|е|ой|ою|о)?$/u;
const SURNAME =
  /^\p{L}{2,}(?:енк|єнк|чук|щук|юк|ук|ак|як|ик|ік|ськ|цьк|зьк|ск|цк|ець|ц|ич|іч|ів|їв|ов|ев|єв|ин|ін|їн|ишин|ко|ло|йло|ба|да|ра|ка|га|ха|ля|ня|ей|ій|ий|ай|уй|ань|унь|ун|ан|ян|аш|иш|уш|ар|яр|ир|ур|ер)(?:о|а|у|ом|ем|ий|ій|ая|ая|ого|ому|ої|ій|ою|ова|ової|и|і|я|ю|им|ой)?$/u;
const CLEAR_SURNAME =
  /^\p{L}{2,}(?:енк[оауі]|єнк[оау]|енком|чук[ау]?|щук[ау]?|юк[ау]?|ськ(?:ий|а|ого|ої|ому|ій|ою|у)|цьк(?:ий|а|ого|ої|ому|ій|у)|ск(?:ий|ая|ого|ой)|цк(?:ий|ая|ого|ой)|ишин[ау]?|ович|евич|ейко|айло|ульник|ійчук)$/u;

/** Петрович, Іванівна, Сергеевна in any case. */
export function isPatronymic(word: string): boolean {
  return PATRONYMIC.test(word) && !/^(?:добр|гот|нов|харк|льв|черн|рівн|основ|умовн)/u.test(word);
}

export function isSurnameLike(word: string): boolean {
  return SURNAME.test(word);
}

/** Surely a surname even in lower case: -енко, -чук, -ський. */
export function isClearSurname(word: string): boolean {
  return CLEAR_SURNAME.test(word);
}

type Rule = readonly [RegExp, string];
const MAN: readonly Rule[] = [
  [/(ськ|цьк|зьк)(?:ого|ому|им)$/iu, '$1ий'],
  [/(ск|цк)(?:ого|ому|им)$/iu, '$1ий'],
  [/ого$/iu, 'ий'],
  [/енк(?:а|у|ом|ові)$/iu, 'енко'],
  [/єнк(?:а|у|ом)$/iu, 'єнко'],
  [/([^аеиоуієїюя])к(?:а|у|ом)$/iu, '$1ко'],
  [/([оеє])в(?:а|у|им|ым)$/iu, '$1в'],
  [/єва$/iu, 'їв'],
  [/(и|і|ї)на$/iu, '$1н'],
  [/(р)ця$/iu, '$1ець'],
  [/([^аеиоуієїюя])ц(?:я|ю|ем)$/iu, '$1ець'],
  [/([уюаяиі])к(?:а|у|ом|ові)$/iu, '$1к'],
  [/([аеиоуієїюя])я$/iu, '$1й'],
  [/([нлрст])я$/iu, '$1ь'],
  [/([^аеиоуієїюя])(?:а|у|ом|ові)$/iu, '$1'],
];
const WOMAN: readonly Rule[] = [
  [/(ськ|цьк|зьк)(?:ої|ій|ою|у)$/iu, '$1а'],
  [/(ск|цк)(?:ой|ую)$/iu, '$1ая'],
  [/([оеє]в|ин|ін)(?:ої|ій|ою|у|ой)$/iu, '$1а'],
  [/ої$/iu, 'а'],
  [/([гкх])и$/iu, '$1а'],
  [/([^аеиоуієїюячжшщ])[иы]$/iu, '$1а'],
];
const PATRONYMIC_RULES: readonly Rule[] = [
  [/([оеєь]вич)(?:а|у|ем|еві)$/iu, '$1'],
  [/(йович)(?:а|у|ем)$/iu, '$1'],
  [/([іїое]вн)(?:и|і|у|ою|ы|е|ой|о)$/iu, '$1а'],
  [/(ичн)(?:и|і|у|ы|е|ой)$/iu, '$1а'],
];

function apply(word: string, rules: readonly Rule[]): string {
  for (const [pattern, ending] of rules) if (pattern.test(word)) return word.replace(pattern, ending);
  return word;
}

/** The nominative of a surname that stands in another case beside a name of this gender. */
export function surnameNominative(word: string, gender: Gender): string {
  return apply(word, gender === 'm' ? MAN : WOMAN);
}

export function patronymicNominative(word: string): string {
  return apply(word, PATRONYMIC_RULES);
}

/** The nominative of a surname alone in another case; only unmistakable endings are changed. */
export function loneSurnameNominative(word: string, russian: boolean): string {
  if (/(?:ськ|цьк|зьк|ск|цк)(?:ого|ому)$/iu.test(word) || /(?:енк|єнк)(?:а|у)$/iu.test(word))
    return apply(word, MAN);
  if (/(?:ськ|цьк|зьк)(?:ої|ій|у)$/iu.test(word) || /(?:ск|цк)ую$/iu.test(word) || /ової$/iu.test(word))
    return apply(word, WOMAN);
  // 'Кожухаря' is of 'Кожухар' or, in Russian, 'Кожухарь'
  if (/[аяиу]р[яю]$/iu.test(word)) return word.slice(0, -1) + (russian ? 'ь' : '');
  if (/[ао]л[яю]$/iu.test(word)) return `${word.slice(0, -1)}ь`;
  if (/[аяиі]ч[ау]$/iu.test(word) || /[оеє]ва$/iu.test(word)) return word.slice(0, -1);
  if (/(?:[оеє]в|[иі]н)у$/iu.test(word)) return `${word.slice(0, -1)}а`;
  return /(?:чук|щук|юк|ук|ак|як|ик|ік|ич|ець|ишин|ар)(?:а|у)$/iu.test(word) ||
    /[^аеиоуієїюя]ця$/iu.test(word)
    ? apply(word, MAN)
    : word;
}

/** A man's surname in another case, such as 'Коваленка', 'Лисогора'. */
export function isManSurnameInOtherCase(word: string): boolean {
  return (
    /(?:енк|єнк|ук|юк|ак|як|ик|ік|ич|ськог|цьког|ськ?ог|ов|ев|ар|ор|ер|ан|ин)(?:а|о)$/iu.test(word) &&
    !/(?:енко|ова|ева|ина)$/iu.test(word)
  );
}
