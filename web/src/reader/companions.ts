import { cardinalOf, collectiveOf } from './number-words.ts';
import { ANIMAL, COMPANION, KIDS, OWN } from './seat-words.ts';
import { words } from './text.ts';

/** One of those who go: the speaker, somebody near, children with a number, an animal. */
const ITEM = words(`(я|i|me|ya|myself)|${OWN}(?:${KIDS}|(${ANIMAL})|${COMPANION})`);
const GAP =
  /^\s*(?:[,+&]|(?:і|й|та|и|and|з|із|зі|с|со|with|плюс|plus|i|ta)(?!\p{L}))(?:\s*(?:[,+&]|(?:і|й|та|и|and|з|із|зі|с|со|with|плюс|plus|ще|еще|also)(?!\p{L}))){0,2}\s*$/u;
const WITH = /(?<!\p{L})(?:з|із|зі|с|со|with)\s*$/u;
const JOINED = /(?:^|[^\p{L}])(?:з|зі|із|с|со|with|and|plus|та|і|и|z)\s+$|\+\s?$/u;
const TRAVELLER =
  /(?<!\p{L})(?:я|нам|мені|мне|ми|мы|їду|їдем|їдемо|еду|едем|поїду|поїдемо|поеду|поедем|летимо|летим|лечу|летить|прилітаю|прилетаю|прилітаємо|везти|мене|нас|буду|будемо?|i|we|i'm|me|us|travell?ing|їхатиму|їхатимемо|приїду)(?!\p{L})/u;
/** 'Їдемо: син, дочка', 'летять мама і тато'. */
const GOING =
  /(?<!\p{L})(?:їд(?:емо?|уть)|ед(?:ем|ут)|поїд(?:емо?|уть)|поед(?:ем|ут)|летимо?|летят|летять|їхатимемо|їхатимуть|travell?ing|пасажири|пассажиры|passengers|нас|us)\s*:?\s*$/u;
/** 'Їду, син і дочка' leaves out the one who speaks. */
const GOING_MYSELF = /(?<!\p{L})(?:їду|еду|поїду|поеду|лечу)[\s,:]*$/u;
const NOT_TRAVELLING =
  /(?<!\p{L})(?:зустр[іи]\p{L}*|встре[тч]\p{L}*|отрим\p{L}*|получ\p{L}*|переда\p{L}*|посил\p{L}*|посыл\p{L}*|забере|заберет|meet|parcel|знає|знает|дзвон\p{L}*|звон\p{L}*)(?!\p{L})/u;

export function countOf(word: string | undefined): number {
  const w = word ?? '';
  return cardinalOf(w.replace(/-?(?:х|ти|x|ма)$/u, '')) ?? collectiveOf(w) ?? cardinalOf(w) ?? 0;
}

interface Group {
  start: number;
  end: number;
  people: number;
  items: number;
  speaker: boolean;
  /** The first two are joined by 'з', 'with'. */
  together: boolean;
}

function groups(folded: string): Group[] {
  const out: Group[] = [];
  for (const m of folded.matchAll(ITEM)) {
    const end = m.index + m[0].length;
    const speaker = m[1] !== undefined;
    const people = m[3] !== undefined ? 0 : m[2] === undefined ? 1 : countOf(m[2]) || 2;
    const last = out.at(-1);
    const gap = last && m.index - last.end < 16 ? folded.slice(last.end, m.index) : null;
    if (last && gap !== null && GAP.test(gap)) {
      if (last.items === 1) last.together = WITH.test(gap.trimEnd());
      last.end = end;
      last.people += people;
      last.items += 1;
      last.speaker ||= speaker;
    } else out.push({ start: m.index, end, people, items: 1, speaker, together: false });
  }
  return out;
}

/** Groups told by naming who goes: 'я з дружиною', 'їду я, чоловік і дитина', 'сестра з дочкою'. Animals do not count. */
export function companions(
  folded: string,
  add: (start: number, end: number, n: number, score: number) => void,
): void {
  // what stands in brackets is an aside, and offsets must stay
  const flat = folded.replace(/\([^()\n]{0,40}\)/g, (aside) => ' '.repeat(aside.length));
  const absent = NOT_TRAVELLING.test(flat);
  for (const { start, end, people, items, speaker, together } of groups(flat)) {
    const lead = flat.slice(Math.max(0, start - 40), start);
    if (speaker && items > 1) add(start, end, people, 3.5);
    else if (speaker) continue;
    else if (items > 1 && GOING.test(lead)) add(start, end, people, 4);
    else if (items > 1 && GOING_MYSELF.test(lead)) add(start, end, people + 1, 3);
    else if (JOINED.test(lead) && TRAVELLER.test(lead)) add(start, end, people + 1, 2.5);
    else if (together && !absent) add(start, end, people, 2.2);
  }
}
