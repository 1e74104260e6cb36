import { CARDINAL_WORD, COLLECTIVE_WORD, cardinalOf, collectiveOf } from '../text/number-words.ts';
import { source } from '../text/text.ts';

// Pattern sources for how people are called and counted.

export const NUMBER_WORD = source`\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD}`;
/** A number of people, captured. */
export const NUMBER = `(${NUMBER_WORD})`;
export const CHILD = source`(?:діт(?:ей|и|ок|ками|лах\p{L}*)|дитин[аиіу]|дитинч\p{L}*|дитя(?!ч)|дит|діточ\p{L}*|детей|дети|деток|ребен\p{L}*|реб|дет|child(?:ren)?|kids?|bab(?:y|ies)|infants?|toddlers?|newborn|немовля\p{L}*|младен\p{L}*|груднич\p{L}*|малюк\p{L}*|малыш\p{L}*|малих|малими|малыми|дрібними|школяр\p{L}*|школьни\p{L}*|підлітк\p{L}*|подростк\p{L}*|близню\p{L}*|двійнят\p{L}*|двойн\p{L}*|twins|учн(?:ів|і|я)|учени[кц]\p{L}*|вихован(?:ц|ок)\p{L}*|воспитанни\p{L}*|ditey|d[iy]ty\p{L}*|(?:дитяч|детск|студентськ|студенческ|пенсійн|пенсионн|пільгов|льготн)\p{L}{1,3}(?!\p{L}|\s+(?:крі[сc]|крес|авто|сид|сіді|буст|коля|вел|візо|ліж|табір|табор|лагер|садо)))`;
export const ADULT = source`(?:доросл\p{L}*|повн(?:их|і|ий)|полн(?:ых|ые|ый)|взросл\p{L}*|дор|взр|adults?|grown-?ups?|dorosl\p{L}*)`;
/** Grown-ups of some kind; two such groups add up. */
export const KIND = source`(?:
  вчител\p{L}*|виховател\p{L}*|викладач\p{L}*|супров[оі]д\p{L}*|тренер\p{L}*|жін(?:оч|к)\p{L}*|жінок|дівч\p{L}*|девч\p{L}*|девуш\p{L}*|девоч\p{L}*|хлоп(?:ц|чик|ак)\p{L}*|хлопець|парн(?:я|ей|і|ів)|пацан\p{L}*|чоловіки|студент(?!ськ)\p{L}*|пенс[иі]онер\p{L}*|робітни\p{L}*|роб[оі]тяг\p{L}*|робочих(?!\s+д)|працівни\p{L}*|заробітчан\p{L}*|спортсмен\p{L}*|футболіст\p{L}*|волонтер\p{L}*|військов\p{L}*|солдат\p{L}*|медсест\p{L}*|лікар(?:і|ів)|врач(?:а|ей)|турист\p{L}*|паломни\p{L}*|музикант\p{L}*|будівельник\p{L}*|строител\p{L}*|бабус(?:і|ь)|бабц(?:і|ь)|бабуш(?:ки|ек)|тіт(?:ки|ок|оньки)|тетки|дядьк(?:и|ів)|брат(?:и|а|ів|ья|ьев)|син(?:и|а|ів)|доньк(?:и|о)|дон[ье]к|дочк(?:и|о)|дочок|дочек|друз(?:ів|ей|і)|подруг(?:и)?|подружк\p{L}*|колег(?:и|ів)?|
  учител\p{L}*|воспитател\p{L}*|сопровожда\p{L}*|женщин\p{L}*|мужик\p{L}*|мужчин\p{L}*|рабоч(?:их|ие|их)(?!\s+д)|воен+ых|теть|сест(?:ри|ер|ры)|сын(?:а|овей)|коллег(?:и)?|
  attendants?|women|woman|men|girls?|boys?|ladies|lady|students?|workers?|nurses?|teachers?|players?|volunteers?|soldiers?|friends|colleagues|engineers?|tourists?|students|pensioners?|seniors?|robitnyk\p{L}*|divchat\p{L}*|zhin[ok]\p{L}*
)`;
export const PERSON = source`(?:${ADULT}|${KIND}|пас(?:ажир\p{L}*)?|пассажир\p{L}*|осіб|особ(?:и|ам|ами|а|у|і|ів|ы)?|ос|os|персон\p{L}*|чол(?:овік\p{L}*)?|чел(?:овек\p{L}*|овєк\p{L}*)?|люд(?:ей|и|ини|ина|ину|ям|инам|ина|яки)|душ(?:і|а|у)?|учасни(?:к|ц)\p{L}*|участни(?:к|ц)\p{L}*|делегат\p{L}*|глядач\p{L}*|співробітни\p{L}*|сотрудни\p{L}*|participants?|attendees|delegates|members|pax|ppl|people|persons?|pers|guests?|гост(?:ей|і|я)|passengers?|passangers?|pass|guys|travell?ers|of us|osib|os[oi]b[yiau]?|lyud\p{L}*|liud\p{L}*|lud(?:y|ei|ej|ej|zi)\p{L}*|cholovik\p{L}*|chol|chel\p{L}*|pasazh\p{L}*|passazhir\p{L}*|osob|osoby|personen|personas?|persone)`;
export const SEAT = source`(?:міс(?:ь?ць|ь?ця|це|цями|то|т|та)|мiсц\p{L}*|мест(?:а|о|ами)?|мєст\p{L}*|сид(?:іння|ячих)|квит(?:ок|к[иіа]|ків|очки|ками)|білет\p{L}*|билет\p{L}*|билєт\p{L}*|tickets?|seats?|places?|spots?|mis(?:ts|tc|c|t)[yij]{0,2}[aeo]?|mistse|misc[ayiet]*|mest[ao]?|kvyt\p{L}*|bilet\p{L}*|miejsc\p{L}*)`;
export const LINK = source`(?:\s*(?:\+|,|і|й|та|и|да|плюс|plus|and|&|з|с|with|i|ta|n|z|s)\s*|\s+)`;
/** Bags, minutes and money: what a bare number in front of it counts instead of people. */
export const COUNTS_THINGS = source`\s*(?:валіз|чемод|сум|кг|kg|короб|пакет|пакун|мішк|мешк|рюкзак|посил|посыл|год|час|хв|мин|грн|uah|євро|евро|eur|км|дн|day|bag|box|hour|parcel|шт|л(?!\p{L})|числ|поверх|:)`;

export const OWN = source`(?:(?:моєю|моїм|моею|моим|своєю|своїм|своей|своим|нашою|мій|моя|моє|мой|мої|my|a|our|маленьк\p{L}+|старш\p{L}+|молодш\p{L}+|the|her|his|його|її|їхн\p{L}+|его|ее|их)\s+)?`;
export const COMPANION = source`(?:
  дружин(?:ою|а|у|і)|чоловік(?:ом|а|у|ові)?|жінк(?:ою|а)|сином|син(?:ок|очок|очком|а|у|ові)?|дон(?:ьк|ечк)(?:ою|а|у)|доньці|дочці|доч(?:к|ечк|еньк)(?:ою|ой|а|у|е)|дочь|дитин(?:ою|а|у|і)|дитя|дит(?:ем|ям)|малим|малою|малюк(?:ом)?|ма(?:м|тусе|тус)(?:ою|ой|а|ю|я|у|і)|мати|матір'?ю|тат(?:ом|о|усем|усь|а|у|ові)|пап(?:ой|а|ою)|бат(?:ьком|ько)|баб(?:ус(?:ею|ю|я)|ушк(?:ой|а)|ця|цею|ою|а)|дідус(?:ем|ь|я|ю)|дід(?:ом)?|подру(?:г|жк)(?:ою|ой|а|у)|друг(?:ом|а)?|товариш(?:ем|ка|кою)?|кум(?:ою|ом|ой|а)?|брат(?:ом|а|у|ові|ик|иком)?|сест(?:рою|рой|ра|ру|рі|ре|ричка|ричкою)|колег(?:ою|а)|[ов]?нук(?:ою|ом)?|[ов]нучк?(?:ою|ой|а|ком|ок|ек)|племінни(?:к|ком|ця|цею)|свекрух(?:ою|а|у)|свекровь(?:ю)?|тещ(?:ею|а|ей|у|ой)|тесть|тестем|свекор|свекром|зят(?:ь|ем)|невістк(?:ою|а)|тітк(?:ою|а)|дядьк(?:о|ом)|дяд(?:я|ей)|сусід(?:ом|ка|кою)?|малий|мала|хлопець|хлопцем|дівчин(?:а|ою)|нареч(?:еною|ена|ений|еним)|немовлям?|младен(?:ец|цем)|пацієнт(?:ка|ом|кою)?|пациент(?:ка|ом|кой)?|партнер(?:ом|ка|кою)?|супровідник|супроводжуюч(?:ий|а)|
  мужем|мужа|мужу|муж|женой|женою|жена|жену|сыном|сын(?:ок|очек|а|у)?|дочерью|ребенк(?:ом|а|у)|ребенок|малышом|мать|матерью|отц(?:ом)|отец|дедушк(?:ой|а)|товарищ(?:ем)?|коллег(?:ой|а)|племянни(?:к|ком|ца|цей)|невестк(?:ой|а)|тет(?:я|ей|ка|кой)|сосед(?:ом|ка|кой)?|парень|парнем|девушк(?:а|ой)|напарник(?:ом)?|сопровождающ(?:ий|ая)|
  (?:syn|brat|muzh|druh|cholovik)(?:om|em)?|(?:doch?k|don'?k|dytyn|druzhyn|podru[hg]|mam|sestr|kum|zhen|zhink)(?:o[jyi]u|oj|a)|wife|husband|son|daughter|mother|mom|mum|father|dad|friend|child|baby|kid|colleague|sister|brother|partner|girlfriend|boyfriend|fiancee?|niece|nephew|cousin|aunt|uncle|grandson|granddaughter|grandma|grandmother|grandpa|grandfather|neighbou?r|patient|attendant|carer
)`;
export const KIDS = source`(?:${NUMBER}(?:-?(?:ма|мя|ми))?\s+(?:маленьк\p{L}+\s+|малими\s+)?(?:${CHILD}|дітьми|детьми|діточками|дітками|малюками|дру(?:з|г)\p{L}*|подруг\p{L}*|дон(?:еч|ь)к\p{L}*|доч(?:к|ер)\p{L}*|син(?:и|ів|ами|а|ки)|сын(?:а|овь\p{L}+|ки)|[ов]?нук\p{L}*|[ов]?нучк\p{L}*|сест(?:р|ер)\p{L}*|брат(?:и|ів|ами|а|ья\p{L}*)|кол+ег\p{L}*|friends|colleagues|sons|daughters|sisters|brothers))`;
export const ANIMAL = source`(?:(?:(?:${NUMBER_WORD})\s+)?(?:малень\p{L}+\s+|велик\p{L}+\s+|больш\p{L}+\s+|наш\p{L}*\s+)?(?:кіт|кота|кот|котом|коти|котів|котик\p{L}*|кішк\p{L}*|кошк\p{L}*|кошен\p{L}*|котен\p{L}*|кицьк\p{L}*|соба[кч]\p{L}*|песи?к?(?:ом|а|и|ики?)?|пса|псом|щен\p{L}*|цуцен\p{L}*|папуг\p{L}*|попуга\p{L}*|хом'?як\p{L}*|dogs?|cats?|puppy|kitten|pets?|kit|sobaka))`;

/** '2-х', 'двома', 'троє' → a number of people; 0 for anything else. */
export function countOf(word: string | undefined): number {
  const bare = (word ?? '').replace(/-?(?:х|ти|x|ма)$/u, '');
  return cardinalOf(bare) ?? collectiveOf(word ?? '') ?? cardinalOf(word ?? '') ?? 0;
}
