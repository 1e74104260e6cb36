/** Words that may stand between a preposition and a place, or beside a place. */
export const FACILITY =
  /^(?:аеропорт\p{L}*|аеропорта|аеро|аэропорт\p{L}*|airport|a[ei]ropor\p{L}*|вокзал\p{L}*|автовокзал\p{L}*|автостанц\p{L}*|залізничн\p{L}*|жд|станці\p{L}*|станци\p{L}*|station|bus|train|railway|ст|м|г|місто|міста|місті|город[аеу]?|смт|смт|пгт|сел[оаі]|кордон\p{L}*|границ\p{L}*|кпп|митниц\p{L}*|пункт\p{L}*|the|city|центр\p{L}*|самого|саму|самий|самой|готел\p{L}*|отел\p{L}*|hotel|downtown|центральн\p{L}*|головн\p{L}*|імені|international|міжнародн\p{L}*|старе|новий)$/u;
export const FROM = new Set(
  'з із зі зо ізі від одь из изо с со от from z iz zi zo ze od vid ot leave leaving departing'.split(' '),
);
export const TO = new Set('до на к ко to into towards toward do na for под під'.split(' '));
export const AT = new Set('в у во уві at in v u w near біля возле коло'.split(' '));
export const VIA = new Set('через via cherez мимо повз through'.split(' '));

/** 'в Ясси' after these words is where the trip begins. */
export const BEGINS_HERE =
  /(?:прил[іеи]та\p{L}*|прил[іеи]т\p{L}*|прилечу|прилетим\p{L}*|приїжджа\p{L}*|приїзд\p{L}*|приїд[уе]\p{L}*|приезжа\p{L}*|приед[уе]\p{L}*|прибува\p{L}*|прибуд[уе]\p{L}*|прибыва\p{L}*|arriv\p{L}*|land(?:ing|s)?|приземл\p{L}*|сіда\p{L}*|сяду|сядемо|садимся|сяд[еу]\p{L}*|посадк\p{L}*|підс[іа]\p{L}*|подс[ая]\p{L}*|забра\p{L}*|забер\p{L}*|забира\p{L}*|підібра\p{L}*|підбер\p{L}*|pick|picked|pickup|зустрі\p{L}*|встреч\p{L}*|встрет\p{L}*|meet|знаходж\p{L}*|нахо[дж]\p{L}*|сто[юїя]\p{L}*|жд[уе]\p{L}*|чекаю|чекаємо|жду|ждем|жив[уе]\p{L}*|працю\p{L}*|робл(?:ю|имо)|работа\p{L}*|навча\p{L}*|вчу\p{L}*|учусь|учимся|work(?:s|ing)?|liv(?:e|es|ing)|based|перебува\p{L}*|зараз|сейчас|вже|уже|prylita\p{L}*|prilita\p{L}*|currently|located|stay\p{L}*)/u;
/** 'в Київ' after these words is where it ends. */
export const ENDS_HERE =
  /(?:їха\p{L}*|їд[уе]\p{L}*|ед[уе]\p{L}*|ехать|поїха\p{L}*|виїха\p{L}*|уїха\p{L}*|везти|відвез\p{L}*|отвез\p{L}*|завез\p{L}*|довез\p{L}*|доїха\p{L}*|бути|быть|достав\p{L}*|переда\p{L}*|відправ\p{L}*|отправ\p{L}*|треба|надо|нужно|потрібн\p{L}*|go|going|take|drop|get|be|квит\p{L}*|білет\p{L}*|билет\p{L}*|ticket\p{L}*|автобус\p{L}*|трансфер\p{L}*|transfer|переїзд|хоч\p{L}*|встигнути|успеть)/u;
export const FLIGHT_FROM =
  /(?:flight|літак\p{L}*|самол[её]т\p{L}*|вил[іеи]т\p{L}*|вылет\p{L}*|лечу|летимо|летим|летить|fly(?:ing)?|flies)\s*(?:[\p{L}\d:.]+\s+){0,4}$/u;
export const ARRIVAL = /прил[іеи]т|прилечу|прилетим|приземл|arriv|land(?:ing|s)/u;
/** 'чи заїжджає в Дубно': only a stop. */
export const STOPS_HERE =
  /(?<!\p{L})(?:заїжджа(?:є|єте|ють|йте)|заїзд\p{L}*|заезжа(?:ет|ете|ют)|зупиня(?:є|єт|ют|ет)\p{L}*|зупинк\p{L}*|останавлива\p{L}*|остановк\p{L}*|проїжджа\p{L}*|проезжа\p{L}*|проходить|stops?|passes|passing)\s*(?:також |ще |еще |и |й |і )?$/u;
/** Between a place and its correction. */
export const CORRECTS =
  /^[\s.,…!?)-]*(?:sorry|oops|i mean|actually|rather|ой|ні|нє|нет|тьху|тьфу|вибач\p{L}*|пробач\p{L}*|перепрошую|точніше|вірніше|тобто|точнее|вернее|прост[иі]\p{L}*|извин\p{L}*|(?:я\s+)?помили\p{L}*|(?:я\s+)?ошиб\p{L}*)(?:[\s.,…!-]+(?:sorry|ой|вибач\p{L}*|це|не туди|то есть|з|із|зі|из|с|from|в|у|до|на|to)){0,2}[\s.,…!:-]*$/u;
