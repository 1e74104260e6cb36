import { type MouseEvent, useState } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language-provider.tsx';

/** Changes the language in place. Without scripts, or without the texts, the server draws the page in it. */
export function useLanguageLink(other: Language) {
  const { setLanguage } = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const href = `?lang=${other}`;
  const change = async () => {
    setChanging(true);
    // Offline, the browser's own page would replace this one.
    await setLanguage(other).catch(() => navigator.onLine && location.assign(href));
    setChanging(false);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void change();
  };
  return { isChanging, link: { href, onClick } };
}
