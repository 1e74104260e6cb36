import type { Mention } from '../places/places.ts';
import { regex, type Text } from '../text/text.ts';

/** Between a place and its correction. */
const CORRECTS = regex`^[\s.,…!?)-]*(?:sorry|oops|no|i mean|actually|rather|ой|ні|нє|нет|тьху|тьфу|вибач\p{L}*|пробач\p{L}*|перепрошую|точніше|вірніше|тобто|точнее|вернее|прост[иі]\p{L}*|извин\p{L}*|(?:я\s+)?помили\p{L}*|(?:я\s+)?ошиб\p{L}*)(?:[\s.,…!-]+(?:sorry|ой|вибач\p{L}*|це|не туди|то есть|з|із|зі|из|с|from|в|у|до|на|to)){0,2}[\s.,…!:-]*$`;

/** 'у Польщі, Щецин', 'Щецин (Польща)': the town says it all. */
function withoutCountries({ folded }: Text, mentions: readonly Mention[]): Mention[] {
  const isBeside = (mention: Mention, next: Mention): boolean =>
    /^[\s,(:]{1,3}$/u.test(folded.slice(mention.end, next.lead));
  return mentions.flatMap((mention, i) => {
    const [previous, next] = [mentions[i - 1], mentions[i + 1]];
    const follows = previous && mention.preposition === '' && isBeside(previous, mention);
    if (mention.kind === 'country') {
      const precedesTown = next?.kind === 'town' && isBeside(mention, next);
      return precedesTown || (follows && previous.kind === 'town') ? [] : mention;
    }
    if (mention.kind !== 'town' || !follows || previous.kind !== 'country') return mention;
    const { preposition, lead, inflected } = previous;
    return { ...mention, preposition, lead, inflected };
  });
}

/** 'from Berehove… sorry, Vynohradiv': the correction takes the place of what it corrects. */
function corrected({ folded }: Text, mentions: readonly Mention[]): Mention[] {
  const settled: Mention[] = [];
  for (const mention of mentions) {
    const last = settled.at(-1);
    if (!last || mention.lead - last.end > 40 || !CORRECTS.test(folded.slice(last.end, mention.start))) {
      settled.push(mention);
      continue;
    }
    const isTurned = mention.preposition !== '' && mention.preposition !== last.preposition;
    const { name, kind } = mention;
    settled[settled.length - 1] = { ...(isTurned ? mention : { ...last, name, kind }), isCorrected: true };
  }
  return settled;
}

/** Places as they are meant: without the country beside a town and with corrections made. */
export function settle(text: Text, mentions: readonly Mention[]): Mention[] {
  return corrected(text, withoutCountries(text, mentions));
}
