import { CARDINAL_WORD, COLLECTIVE_WORD, cardinalOf, collectiveOf } from '../text/number-words.ts';
import { anyOf, source } from '../text/text.ts';
import companions from './companions.words.json' with { type: 'json' };
import kinds from './kinds.words.json' with { type: 'json' };

export const NUMBER_WORD = source`\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD}`;
/** A number of people, captured. */
export const NUMBER = `(${NUMBER_WORD})`;
export const CHILD = source`(?:діт(?:ей|и|ок|ками|лах\p{L}*)|дитин[аиіу]|дитинч\p{L}*|дитя(?!ч)|дит|діточ\p{L}*|детей|дети|деток|ребен\p{L}*|реб|дет|child(?:ren)?|kids?|bab(?:y|ies)|infants?|toddlers?|newborn|немовля\p{L}*|младен\p{L}*|груднич\p{L}*|малюк\p{L}*|малыш\p{L}*|малих|малими|малыми|дрібними|школяр\p{L}*|школьни\p{L}*|підлітк\p{L}*|подростк\p{L}*|близню\p{L}*|двійнят\p{L}*|двойн\p{L}*|twins|учн(?:ів|і|я)|учени[кц]\p{L}*|вихован(?:ц|ок)\p{L}*|воспитанни\p{L}*|ditey|d[iy]ty\p{L}*|(?:дитяч|детск|студентськ|студенческ|пенсійн|пенсионн|пільгов|льготн)\p{L}{1,3}(?!\p{L}|\s+(?:крі[сc]|крес|авто|сид|сіді|буст|коля|вел|візо|ліж|табір|табор|лагер|садо)))`;
export const ADULT = source`(?:доросл\p{L}*|повн(?:их|і|ий)|полн(?:ых|ые|ый)|взросл\p{L}*|дор|взр|adults?|grown-?ups?|dorosl\p{L}*)`;
/** Grown-ups of some kind; two such groups add up. */
export const KIND = source`(?:${anyOf(kinds)}|студент(?!ськ)\p{L}*|робочих(?!\s+д)|рабоч(?:их|ие|их)(?!\s+д)|воен+ых)`;
export const PERSON = source`(?:${ADULT}|${KIND}|пас(?:ажир\p{L}*)?|пассажир\p{L}*|осіб|особ(?:и|ам|ами|а|у|і|ів|ы)?|ос|os|персон\p{L}*|чол(?:овік\p{L}*)?|чел(?:овек\p{L}*|овєк\p{L}*)?|люд(?:ей|и|ини|ина|ину|ям|инам|ина|яки)|душ(?:і|а|у)?|учасни(?:к|ц)\p{L}*|участни(?:к|ц)\p{L}*|делегат\p{L}*|глядач\p{L}*|співробітни\p{L}*|сотрудни\p{L}*|participants?|attendees|delegates|members|pax|ppl|people|persons?|pers|guests?|гост(?:ей|і|я)|passengers?|passangers?|pass|guys|travell?ers|of us|osib|os[oi]b[yiau]?|lyud\p{L}*|liud\p{L}*|lud(?:y|ei|ej|ej|zi)\p{L}*|cholovik\p{L}*|chol|chel\p{L}*|pasazh\p{L}*|passazhir\p{L}*|osob|osoby|personen|personas?|persone)`;
export const SEAT = source`(?:міс(?:ь?ць|ь?ця|це|цями|то|т|та)|мiсц\p{L}*|мест(?:а|о|ами)?|мєст\p{L}*|сид(?:іння|ячих)|квит(?:ок|к[иіа]|ків|очки|ками)|білет\p{L}*|билет\p{L}*|билєт\p{L}*|tickets?|seats?|places?|spots?|mis(?:ts|tc|c|t)[yij]{0,2}[aeo]?|mistse|misc[ayiet]*|mest[ao]?|kvyt\p{L}*|bilet\p{L}*|miejsc\p{L}*)`;
export const LINK = source`(?:\s*(?:\+|,|і|й|та|и|да|плюс|plus|and|&|з|с|with|i|ta|n|z|s)\s*|\s+)`;
/** Bags, minutes and money: what a bare number in front of it counts instead of people. */
export const COUNTS_THINGS = source`\s*(?:валіз|чемод|сум|кг|kg|короб|пакет|пакун|мішк|мешк|рюкзак|посил|посыл|год|час|хв|мин|грн|uah|євро|евро|eur|км|дн|day|bag|box|hour|parcel|шт|л(?!\p{L})|числ|поверх|:)`;

export const OWN = source`(?:(?:моєю|моїм|моею|моим|своєю|своїм|своей|своим|нашою|мій|моя|моє|мой|мої|my|a|our|маленьк\p{L}+|старш\p{L}+|молодш\p{L}+|the|her|his|його|її|їхн\p{L}+|его|ее|их)\s+)?`;
export const COMPANION = source`(?:${anyOf(companions)}|(?:doch?k|don'?k|dytyn|druzhyn|podru[hg]|mam|sestr|kum|zhen|zhink)(?:o[jyi]u|oj|a))`;
export const KIDS = source`(?:${NUMBER}(?:-?(?:ма|мя|ми))?\s+(?:маленьк\p{L}+\s+|малими\s+)?(?:${CHILD}|дітьми|детьми|діточками|дітками|малюками|дру(?:з|г)\p{L}*|подруг\p{L}*|дон(?:еч|ь)к\p{L}*|доч(?:к|ер)\p{L}*|син(?:и|ів|ами|а|ки)|сын(?:а|овь\p{L}+|ки)|[ов]?нук\p{L}*|[ов]?нучк\p{L}*|сест(?:р|ер)\p{L}*|брат(?:и|ів|ами|а|ья\p{L}*)|кол+ег\p{L}*|friends|colleagues|sons|daughters|sisters|brothers))`;
export const ANIMAL = source`(?:(?:(?:${NUMBER_WORD})\s+)?(?:малень\p{L}+\s+|велик\p{L}+\s+|больш\p{L}+\s+|наш\p{L}*\s+)?(?:кіт|кота|кот|котом|коти|котів|котик\p{L}*|кішк\p{L}*|кошк\p{L}*|кошен\p{L}*|котен\p{L}*|кицьк\p{L}*|соба[кч]\p{L}*|песи?к?(?:ом|а|и|ики?)?|пса|псом|щен\p{L}*|цуцен\p{L}*|папуг\p{L}*|попуга\p{L}*|хом'?як\p{L}*|dogs?|cats?|puppy|kitten|pets?|kit|sobaka))`;

/** '2-х', 'двома', 'троє' → a number of people; 0 for anything else. */
export function countOf(word: string | undefined): number {
  const bare = (word ?? '').replace(/-?(?:х|ти|x|ма)$/u, '');
  return cardinalOf(bare) ?? collectiveOf(word ?? '') ?? cardinalOf(word ?? '') ?? 0;
}
