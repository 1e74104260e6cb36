import { privacyText } from '../../web/src/features/legal/privacy.text.ts';
import { termsText } from '../../web/src/features/legal/terms.text.ts';
import type { Language } from '../kit/components/app.tsx';

/** The texts of a legal page in a language: its title, and the titles of its sections in order. */
export function legalWords(page: 'privacy' | 'terms', language: Language) {
  const texts = page === 'privacy' ? privacyText : termsText;
  const all: [string, { ua: string; en: string }][] = Object.entries(texts);
  const sections = all.flatMap(([id, both]) => {
    const [, section] = /^\w+\.(\w+)\.title$/.exec(id) ?? [];
    return section ? [{ section, title: both[language] }] : [];
  });
  return { title: all.find(([id]) => id === `${page}.title`)?.[1][language] ?? '', sections };
}
