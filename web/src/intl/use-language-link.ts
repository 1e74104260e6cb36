import { type MouseEvent, useState } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language-provider.tsx';

/**
 * A link that changes the language in place. Where no script runs, or the texts do not come, the server draws the page in
 * it.
 */
export function useLanguageLink(other: Language) {
  const { setLanguage } = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const href = `?lang=${other}`;
  const change = async () => {
    setChanging(true);
    // Without a connection the browser would put its own words in the page's place.
    await setLanguage(other).catch(() => navigator.onLine && location.assign(href));
    setChanging(false);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void change();
  };
  return { isChanging, link: { href, onClick } };
}
