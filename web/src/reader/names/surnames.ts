import { byEndings } from '../text/endings.ts';
import { regex } from '../text/text.ts';
import type { Gender, GivenName } from './given-names.ts';

const PATRONYMIC = regex`^\p{L}{2,}(?:ович|йович|євич|евич|ьович|івн|овн|евн|ївн|їч|ьич|ничн|иничн)(?:а|у|ом|ем|ем|і|ові|еві|и|ы|е|ой|ою|о)?$`;
const SURNAME = regex`^\p{L}{2,}(?:енк|єнк|чук|щук|юк|ук|ак|як|ик|ік|ач|ськ|цьк|зьк|ск|цк|ець|ц|ич|іч|ів|їв|ов|ев|єв|ин|ін|їн|ишин|ко|ло|йло|ба|да|ра|ка|га|ха|ля|ня|ей|ій|ий|ай|уй|ань|унь|ун|ан|ян|аш|иш|уш|ар|яр|ир|ур|ер)(?:о|а|у|ом|ем|ий|ій|ая|ая|ого|ому|ої|ій|ою|ова|ової|и|і|я|ю|им|ой)?$`;
const CLEAR_SURNAME = regex`^\p{L}{2,}(?:енк[оауі]|єнк[оау]|енком|чук[ау]?|щук[ау]?|юк[ау]?|ськ(?:ий|а|ого|ої|ому|ій|ою|у)|цьк(?:ий|а|ого|ої|ому|ій|у)|ск(?:ий|ая|ого|ой)|цк(?:ий|ая|ого|ой)|ишин[ау]?|ович|евич|ейко|айло|ульник|ійчук|(?:ч|щ)уки|юки|енки|enko|[cs]huk|chuk|yshyn|ishin|skyi|skyy|skyj|skij|skiy|ovych|iuk|yuk)$`;

/** Петрович, Іванівна, Сергеевна in any case. */
export function isPatronymic(word: string): boolean {
  return PATRONYMIC.test(word) && !/^(?:добр|гот|нов|харк|льв|черн|рівн|основ|умовн)/u.test(word);
}

export function isSurnameLike(word: string): boolean {
  return SURNAME.test(word);
}

const VERB = /(?:[аиіуя]в|[аиіуя]ла|[ия]л|(?<!ов)ал|ся|сь|ть)$/u;

/** Whether a word may be the surname beside a given name, in the same case: 'коваль' of 'іван', 'дуба' of 'миколу'. */
export function isSurnameOf(word: string, { gender, oblique }: GivenName): boolean {
  if (!/^[а-яіїєґ'-]{3,}$/u.test(word) || VERB.test(word)) return false;
  if (!oblique) return /(?:[^аеиоуіїєюя]|(?:[ьйшчнрі]к|йл)о|[ая])$/u.test(word);
  return gender === 'm' ? /(?:[аяуюиоі]|ом|ем)$/u.test(word) : !/(?:[яєеї]|[^кл]о)$/u.test(word);
}

/** Whether a word has the form of a surname in the nominative. */
export function mayBeSurname(word: string): boolean {
  return isSurnameOf(word, { nominative: word, gender: 'm', oblique: false });
}

/** Surely a surname even in lower case: -енко, -чук, -ський. */
export function isClearSurname(word: string): boolean {
  return CLEAR_SURNAME.test(word);
}

const MAN = byEndings(
  'ці>ка йц(?:я|ю|ем)>єць ец(?:я|ю|ем)>ець ([сцз]ьк|[сц]к)(?:ому|им)>$1ий ого>ий енк(?:а|у|ом|ові)>енко єнк(?:а|у|ом)>єнко ([^аеиоуієїюя])к(?:а|у|ом)>$1ко ' +
    '([оеє])в(?:а|у|им|ым)>$1в ([иії])на>$1н ([^аеиоуієїюя])ц(?:я|ю|ем)>$1ець ([уюаяиі])к(?:а|у|ом|ові)>$1к ' +
    '([аеиоуієїюя])я>$1й ([ао]р)[яю]>$1 ([нлрст])я>$1ь ([^аеиоуієїюя])(?:а|у|ом|ові)>$1',
  'iu',
);
const WOMAN = byEndings(
  '([сцз]ьк)(?:ої|ій|ою|у)>$1а ([сц]к)(?:ой|ую)>$1ая ([оеє]в|[иі]н)(?:ої|ій|ою|у|ой)>$1а ої>а ([^аеиоуієїюячжшщ])[иыу]>$1а ці>ка [ою]ю>а',
  'iu',
);
/** Only unmistakable endings, where no given name tells a man from a woman. */
const LONE = byEndings(
  '([сцз]ьк|[сц]к)(?:ого|ому)>$1ий енк[ау]>енко єнк[ау]>єнко ([сцз]ьк)(?:ої|ій|у)>$1а ([сц]к)ую>$1ая (ов)ої>$1а ' +
    '([аяиу]р)[яю]>$1 ([ао]л)[яю]>$1ь ([аяиі]ч)[ау]>$1 ([оеє]в)а>$1 ([оеє]в|[иі]н)у>$1а ([еа]йк)[ау]>$1о ([уюаяиі])к[ау]>$1к ьк[ау]>ько ' +
    '(иши)на>$1н (ець|ар)[ау]>$1 ([^аеиоуієїюя])ця>$1ець',
  'iu',
);

/** Endings that no other word has: 'Привалюк' is no form of 'привезти'. */
export function isSurelySurname(word: string): boolean {
  return /\p{L}{2}(?:[еє]нк[оау]|[чщ]ук[ау]?|юк[ау]?|ишин[ау]?)$/u.test(word);
}

/** The nominative of a surname that stands in another case beside a name of this gender. */
export function surnameNominative(word: string, gender: Gender, isRussian = false): string {
  if (gender === 'f') return WOMAN(word);
  return isRussian ? MAN(word.replace(/([аяиу]р)[яю]$/iu, '$1ь')) : MAN(word);
}

/** The nominative of a surname beside a given name, which tells 'Павла Сороку' from 'Павлу Мельнику'. */
export function surnameBeside(word: string, given: GivenName, written: string, isRussian: boolean): string {
  const isFirstDeclension = /[ая]$/u.test(given.nominative);
  const isDative = /(?:ові|еві|єві|[ії])$/u.test(written) || (!isFirstDeclension && /[ую]$/u.test(written));
  if (given.gender === 'm' && !isDative && /(?:[ую]|[^аеиоуієїюя][иі])$/iu.test(word))
    return word.replace(/[уи]$/iu, 'а').replace(/[юі]$/iu, 'я');
  return surnameNominative(word, given.gender, isRussian);
}

export const patronymicNominative = byEndings(
  '([оеєь]вич)(?:а|у|ем|еві)>$1 ([іїое]вн)(?:и|і|у|ою|ы|е|ой|о)>$1а (ичн)(?:и|і|у|ы|е|ой)>$1а',
  'iu',
);

/** The nominative of a surname alone in another case. 'Кожухаря' is of 'Кожухар' or, in Russian, of 'Кожухарь'. */
export function loneSurnameNominative(word: string, isRussian: boolean): string {
  return isRussian ? LONE(word.replace(/([аяиу]р)[яю]$/iu, '$1ь')) : LONE(word);
}

/** A man's surname in another case, such as 'Коваленка', 'Лисогора'. */
export function isManSurnameInOtherCase(word: string): boolean {
  return (
    /(?:енк|єнк|ук|юк|ак|як|ик|ік|ич|ськог|цьког|ськ?ог|ов|ев|ар|ор|ер|ан|ин)(?:а|о)$/iu.test(word) &&
    !/(?:енко|ова|ева|ина)$/iu.test(word)
  );
}

/** A word of a name of two words, neither of them listed, that stands in another case: 'Ілару Венгрин', 'Ілара Цаповича'. */
export function unlistedNominative(word: string, name: readonly string[]): string {
  const isMan = name.some(isManSurnameInOtherCase) || name.every((each) => /[ая]$/iu.test(each));
  if (isMan) return surnameNominative(word, 'm');
  return surnameNominative(word, 'f').replace(/у$/u, 'а').replace(/ю$/u, 'я');
}
