import { CORRECTS } from '../places/place-words.ts';
import type { Mention } from '../places/places.ts';
import type { Text } from '../text/text.ts';

/** Whether one word is the other with a letter or two wrong. */
function misspelt(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < 5 || a.length > 30) return false;
  const wrong = [...a].filter((c, i) => c !== b[i]).length;
  const sorted = (w: string): string => [...w].sort().join('');
  return wrong <= 1 || sorted(a) === sorted(b);
}

/** 'у Польщі, Щецин', 'Щецин (Польща)': the town says it all. */
function withoutCountries(text: Text, mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  mentions.forEach((mention, i) => {
    const previous = mentions[i - 1];
    const next = mentions[i + 1];
    const beside = (a: Mention, b: Mention): boolean =>
      /^[\s,(:]{1,3}$/u.test(text.folded.slice(a.end, b.lead));
    if (mention.kind === 'country') {
      if (next?.kind === 'town' && beside(mention, next)) return;
      if (previous?.kind === 'town' && mention.preposition === '' && beside(previous, mention)) return;
    }
    const country = previous?.kind === 'country' && beside(previous, mention) ? previous : null;
    out.push(
      country && mention.kind === 'town' && mention.preposition === ''
        ? { ...mention, preposition: country.preposition, lead: country.lead, inflected: country.inflected }
        : mention,
    );
  });
  return out;
}

/** 'from Berehove… sorry, Vynohradiv': the correction takes the place of what it corrects. */
function corrected(text: Text, mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (const mention of mentions) {
    const last = out.at(-1);
    if (!last || mention.lead - last.end > 40 || !CORRECTS.test(text.folded.slice(last.end, mention.start))) {
      out.push(mention);
      continue;
    }
    const typo = out.slice(-3).findIndex((m) => misspelt(m.name.toLowerCase(), mention.name.toLowerCase()));
    const i = typo < 0 ? out.length - 1 : Math.max(0, out.length - 3) + typo;
    const wrong = out[i];
    if (!wrong) continue;
    const turned = mention.preposition !== '' && typo < 0 && mention.preposition !== wrong.preposition;
    out[i] = turned ? mention : { ...wrong, name: mention.name, kind: mention.kind };
  }
  return out;
}

/** Places as they are meant: without the country beside a town and with corrections made. */
export function settle(text: Text, mentions: readonly Mention[]): Mention[] {
  return corrected(text, withoutCountries(text, mentions));
}
