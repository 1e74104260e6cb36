import { KIND_NAMES, KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { readText } from '../read-message.ts';
import { regex } from '../text/text.ts';
import { BOOKED_CUES, word } from './booked-cues.ts';
import { KIND_WEIGHTS } from './kind-weights.gen.ts';

/** Words that say what a message wants. What each counts for which kind is fitted, see `kind-weights.gen.ts`. */
const KIND_CUES = {
  ...BOOKED_CUES,
  hadBooked: word`бронюва[влн]\p{L}*|бронирова[лн]\p{L}*|замовля[вл]\p{L}*|замови[вл]\p{L}*|замовлен[аоі]|заказыва[лн]\p{L}*|заказа[лн]\p{L}*|записува[вл]\p{L}*|записан\p{L}*|записыва[лн]\p{L}*|купува\p{L}*|моя бронь|мою бронь|моєї броні|моей брон\p{L}*|наш\p{L}* брон\p{L}*|бронь на|броня на|бронювання на|my (?:booking|reservation|ticket|seat)s?|our (?:booking|reservation|tickets|seats)|booked|мав\p{L}* їхати|мали їхати|должн\p{L}* был\p{L}* ехать|мій квиток|мій запис|було|была|був|була|были`,
  keepsRest: word`(?:все )?(?:решта|інше|остальное|остальные) (?:так само|без змін|те саме|как было|без изменен\p{L}*)|решта (?:по списку|їдуть)|same (?:time|place|route)|все те саме|так само`,
  parcel: word`посилк\p{L}*|посилочк\p{L}*|посылк\p{L}*|posylk\p{L}*|бандерол\p{L}*|передач[ауіи]|передам|передати|передать|передаю|передаємо|передаем|peredat\p{L}*|пакунок|пакунк\p{L}*|пакет\p{L}*|коробк\p{L}*|коробок|ящик\p{L}*|вантаж\p{L}*|груз(?!и)\p{L}*|конверт\p{L}*|документ\p{L}*|parcels?|packages?|envelope|box|boxes|pick up and deliver|відправити|отправить|переслати|переслать|закинути|доставити|доставить|довезти|доправити|доставк\p{L}*|положте|покладіть|положите|peredam\p{L}*|винести|вынести|торб\p{L}*|мішок|мішк\p{L}*`,
  recipient: word`отримувач\p{L}*|одержувач\p{L}*|получател\p{L}*|recipient|receiver|забирає|забере|забирать|заберет|отримає|отримує|получит|відправни\p{L}*|отправител\p{L}*|sender|відправляю|отправляю|зустріне посил\p{L}*|otrymuvach\p{L}*`,
  seats: word`місц\p{L}*|мест(?:о|а|ами|)(?!\p{L})|квит\p{L}*|білет\p{L}*|билет\p{L}*|seats?|tickets?|places?|mis[tc]\p{L}*|пасажир\p{L}*|пассажир\p{L}*|pax|passengers?`,
  books: word`заброн\p{L}*|запиш\p{L}*|запис\p{L}*|замов\p{L}*|закаж\p{L}*|заказать|пишіть|пишите|book|reserve|need|потріб\p{L}*|треба|тре(?!\p{L})|нужн\p{L}*|надо|хоч\p{L}*|хотів|хотіла|хотел\p{L}*|want|would like|бронюй\p{L}*|бронь|zapysh\p{L}*|zabron\p{L}*|treba|potribn\p{L}*|візьміть|возьмите|плануємо|планирую|їдемо|едем|їду|еду|їде|едет|поїде|поїду|поеду`,
  asks: /\?/u,
  asksPrice: word`скільки|сколько|почому|по чому|по чем|ціна|ціни|ціну|цена|цены|цену|вартість|стоимость|кошту\p{L}*|стоит|how much|price|fare|cost|знижк\p{L}*|скидк\p{L}*|discount|skilky`,
  asksService: word`розклад|расписан\p{L}*|графік|график|schedule|timetable|їздите|їздить|ездите|ездит|возите|ходить|ходит|курсу\p{L}*|їдете|идет|wi-?fi|вайфай|зарядк\p{L}*|розетк\p{L}*|туалет\p{L}*|кондиціон\p{L}*|багаж\p{L}* (?:можна|скільки)|чи можна|можна з|можно ли|можно с|do you|is there|are there|can i bring|allowed|правила|умови|документи потрібні|які документи|какие документы|о котрій|во сколько|котрій годин\p{L}*|where (?:is|do)|звідки (?:їде|відправля|виїжджа)|откуда (?:отправ|выезжа)|де (?:зупин|відправ)|через що|через мостиск\p{L}*`,
  thanks: word`дякую|дякуємо|дяка|спасибо|благодар\p{L}*|thanks|thank you|thx|dyak\p{L}*|spasyb\p{L}*|супер|класн\p{L}*|чудов\p{L}*|молодц\p{L}*|відмінн\p{L}*|отличн\p{L}*|great (?:trip|driver|service)`,
  undecided: word`подумаю|подумаємо|подумаем|передзвоню|перезвоню|поки не|пока не|ще не (?:знаю|вирішил)|еще не (?:знаю|решил)|пізніше (?:напишу|скажу|відпишу)|напишу пізніше|позже|i'll think|will think|let you know|maybe later|get back to you|порадимось|порадитись|посоветуюсь`,
  onTheWay: word`запізн\p{L}*|опазд\p{L}*|опозд\p{L}*|стоїмо|стоим|стою|чекаю|чекаємо|жду|ждем|стоять|де ви|де водій|где вы|где водитель|де бус|їдете\?|затор\p{L}*|пробк\p{L}*|в черзі|на кордоні|на границе|late(?!\p{L})|waiting|where (?:are you|is the)|stuck|вже на місці|уже на месте|під'їжджа\p{L}*|подъезжа\p{L}*|пропущен\p{L}*|не бере трубку|не берет трубку|недодзвон\p{L}*|не можу додзвон\p{L}*`,
  lost: word`забу(?:в|ла|ли)|забыл\p{L}*|загуби\p{L}*|потеря\p{L}*|залиши\p{L}*|оставил\p{L}*|left my|lost|forgot|скарг\p{L}*|жалоб\p{L}*|complain\p{L}*|поверн(?:іть|ення) (?:кошт|грош)|верните деньги|refund`,
  job: word`робот[уаи]|вакансі\p{L}*|работ[уы]|вакансия|шукаю роботу|ищу работу|водієм|водителем|резюме|job(?!\p{L})|hiring|vacanc\p{L}*|стаж|категорі\p{L}* [bcde]|зарплат\p{L}*`,
  advertises: regex`https?:|www\.|t\.me|підпис(?:уйтесь|атися)|подписывайтесь|акці[яї]|розпродаж|кредит|казино|заробіт|партнерств|співпрац|сотрудничеств|пропонуємо|предлагаем|реклам`,
  getsOnElsewhere: word`(?:сяд\p{L}*|сіда\p{L}*|підсяд\p{L}*|siad\p{L}*|вийд\p{L}*|выйд\p{L}*|забер\p{L}*|pick me)[^.!?\n]{0,40}(?<!\p{L})(?:а не|не (?:у|в|на|з|с|о)|пізніше|раніше|позже|раньше|later|earlier|instead|тепер|теперь|вже не)`,
  countsAnew: word`(?:вже |уже |тепер |теперь |now )(?:буде |будет |нас )?(?:двоє|троє|четверо|п'ятеро|двое|трое|один|одна|\d)|лишає\p{L}*|залишає\p{L}*|останется|остается|остались|додайте|добавьте|прибавьте|допишіть|допишите|add (?:one|two|another|a)|plus one more|ще одн(?:ого|у) (?:людин|пасажир|доросл|дорослого)|тобто не`,
  travels: word`(?:сам[аи]?|я) (?:їду|поїду|еду|поеду|хочу)|поїхати|поехать|доїхати|доехать|їхати|ехать|їдемо|едем|поїдемо|поедем|їде|едет|поїде|поедет|пасажир\p{L}*|пассажир\p{L}*|travel\p{L}*|людин\p{L}*|людей|чол(?!\p{L})|чел(?!\p{L})|осіб|дорослих|взрослых|дит\p{L}+`,
  goods: word`кг(?!\p{L})|kg(?!\p{L})|ноутбук\p{L}*|laptop|велосипед\p{L}*|саджан\p{L}*|монітор\p{L}*|sumk\p{L}*|suitcase|ящик\p{L}*|пакет|коробк\p{L}*|каробк\p{L}*|скутер\p{L}*|коляск\p{L}*|холодильник\p{L}*|пральн\p{L}*|телевізор\p{L}*|телевизор\p{L}*|шин[иау]?|колес\p{L}*|запчаст\p{L}*|ліки|ліками|лекарств\p{L}*|інструмент\p{L}*|торт\p{L}*|мед(?!\p{L})|картопл\p{L}*|продукт\p{L}*|одяг\p{L}*|речі|речами|вещи|ключі|ключи|клунок|куль|кулю|кульок|сумк\p{L}*|валіз\p{L}*|чемодан\p{L}*|габарит\p{L}*|запакован\p{L}*|крихк\p{L}*|хрупк\p{L}*|fragile|кантувати`,
  handsOver: word`прийм(?:е|ає|уть)|zabere|zustrine|collect|примет|підійде|подойдет|зустріне (?:водія|бус)|віддам|отдам|передасть|передаст|hand over|drop off|забрати у|для (?:мами|сестри|брата|сина|доньки|тата|подруги)`,
  sells: word`продам|продаю|продаємо|куплю|здам|оренда|аренда|вантажні перевезення|грузоперевозки|for sale|пропонуємо|послуги`,
  replies: word`зрозумі\p{L}*|понял\p{L}*|понятно|ок(?!\p{L})|добре|хорошо|домовились|договорились|чекатиму|буду чекати|номер карт\p{L}*|дозвон\p{L}*|вчорашн\p{L}*|вчора|вчера|минул\p{L}*|прошл\p{L}*`,
} satisfies Record<string, RegExp>;

/** What of a row a message says. */
const FIELD_CUES = {
  hasPhone: 'phone',
  hasName: 'name',
  hasDate: 'date',
  hasTime: 'time',
  hasSeats: 'seats',
} as const;

/** Names of the cues in a message, 'always' first. */
export function kindCuesOf(message: string, today: string): string[] {
  const { text, reading } = readText(message, today);
  const cues = Object.entries(KIND_CUES)
    .filter(([, pattern]) => pattern.test(text.folded))
    .map(([name]) => name);
  for (const [name, field] of Object.entries(FIELD_CUES)) if (reading[field]?.length) cues.push(name);
  if (reading.from?.length && reading.to?.length) cues.push('hasRoute');
  const has = (name: string) => cues.includes(name);
  if (!has('hasPhone') && !has('hasName')) cues.push('namesNobody');
  if (has('asks') && !has('hasPhone') && !has('hasSeats')) cues.push('onlyAsks');
  if (has('parcel') && !has('hasSeats') && !has('seats')) cues.push('onlyParcel');
  const isThereAndBack = /туди|назад|обратно|зворотн|обратн|back|return/u.test(text.folded);
  if (has('cancels') && (reading.date?.length ?? 0) > 1 && !isThereAndBack) cues.push('cancelsForAnotherDay');
  if (has('hadBooked') && (reading.date?.length ?? 0) + (reading.time?.length ?? 0) > 1)
    cues.push('hadBookedOtherwise');
  if (has('staysAtHome') && (has('insteadOf') || has('givesPlace'))) cues.push('anotherGoes');
  if ((has('parcel') || has('goods')) && (has('recipient') || has('handsOver'))) cues.push('sendsTo');
  if ((has('parcel') || has('goods')) && has('travels')) cues.push('travelsWithGoods');
  if ((has('cancels') || has('notNeeded')) && has('books')) cues.push('cancelsAndBooks');
  return ['always', ...cues];
}

/** So few words, such as 'з Києва', are a part of a booking unless one of them says something else. */
const MOST_WORDS_OF_FRAGMENT = 6;

/** The likeliest kind of a message. */
export function kindOf(message: string, today: string): Kind {
  if (message.trim() === '') return 'none';
  const cues = kindCuesOf(message, today);
  const words = message.split(/\s+/).filter((word) => /^\p{L}+[.,!?]*$/u.test(word));
  if (words.length <= MOST_WORDS_OF_FRAGMENT && !cues.some((cue) => cue in KIND_CUES)) return 'booking';
  return kindByCues(cues, KIND_NAMES);
}

/** The kind for which the cues weigh most. */
export function kindByCues(cues: readonly string[], kinds: readonly Kind[]): Kind {
  const says = (...some: string[]) => some.some((cue) => cues.includes(cue));
  // A message with a phone that cancels or changes something asks for something.
  const isOfBooked = says('cancels') || (says('changes', 'moves') && says('hasSeats', 'hasDate', 'hasTime'));
  const asks = isOfBooked && says('hasPhone') && !says('asks');
  const scoreOf = (kind: Kind) => cues.reduce((sum, cue) => sum + (KIND_WEIGHTS[cue]?.[kind] ?? 0), 0);
  return kinds
    .filter((kind) => KINDS[kind].hasRows || !asks)
    .reduce((best, kind) => {
      const lead = scoreOf(kind) - scoreOf(best);
      // Of equal ones the first by name counts, whatever the order of the list.
      return lead > 0 || (lead === 0 && kind < best) ? kind : best;
    });
}
