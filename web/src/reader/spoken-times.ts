import { CARDINAL_WORD, ORDINAL_WORD } from './number-words.ts';
import { words } from './text.ts';
import { PART } from './time-context.ts';

// Clock times in words: 'пів на восьму', 'без чверті дев’ять', 'quarter to nine'.

export const NAMED = words(
  '(опівдні|полудень|полудня|полдень|noon|midday|опівночі|опівніч|полночь|midnight)',
);
export const HALF = words(
  `(?:о\\s+)?(?:пів\\s?(?:на\\s+)?|пол(?:у|о)?-?\\s?(?:на\\s+)?|в\\s+пол)(${ORDINAL_WORD}|\\d{1,2}(?:-?(?:у|й|ї|ої|го|ту|му))?)`,
);
export const HALF_PAST = words(`half\\s+(?:past\\s+)?(${CARDINAL_WORD})`);
export const QUARTER = words(
  `(за|без|на)?\\s*(чверт[ьі]|четвер(?:ть|ти)|(?:двадцят[ьи]|двадцат[ьи])\\s+(?:п'ят[ьи]|пят[ьи])|(?:5|10|15|20|25|п'ятнадцят[ьи]|пятнадцат[ьи]|пятнадцят[ьи]|п'ят[ьи]|пят[ьи]|десят[ьи]|двадцят[ьи]|двадцат[ьи])(?:\\s+(?:хвилин|минут|хв|мин)\\.?)?)\\s+(на\\s+|по\\s+|до\\s+)?(${ORDINAL_WORD}|${CARDINAL_WORD}|\\d{1,2})`,
);
export const QUARTER_EN = words(`(quarter|ten|five|twenty|10|5|20)\\s+(to|past|after)\\s+(${CARDINAL_WORD})`);
export const SPOKEN = words(
  `(о|об|o|в|у|к|ко|на|at|до|після|после|біля|около|близько)\\s+(${ORDINAL_WORD}|${CARDINAL_WORD})(?:\\s+(?:годин[иіу]|час[аов]{1,2}|o'clock))?(?:\\s+(нуль нуль|тридцять|тридцать|п'ятнадцять|пятнадцать|двадцять|двадцать|сорок(?: п'ять| пять)?|п'ятдесят|пятьдесят|десять|thirty|fifteen|forty(?:-| )five))?`,
);
export const SPOKEN_PART = words(
  `(${ORDINAL_WORD}|${CARDINAL_WORD})\\s+(?:годин[аиіу]\\s+|час[аов]{1,2}\\s+)?(?:${PART})`,
);
export const ONE_O_CLOCK = words(`(?:в|у|о|на|к|до|після|после|біля|около)\\s+час[ауі]?\\s+(дня|ноч[иі])`);
export const HOUR_H = words('(?<!in |через )([01]?\\d|2[0-4])h(?:rs)?');
export const BARE_HOUR = words('([01]?\\d|2[0-4])');
export const AMPM = words("(1[0-2]|0?[1-9])(?:[:.]([0-5]\\d))?\\s?(am|pm|a\\.m|p\\.m|o'?clock)");
