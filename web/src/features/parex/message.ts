import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths';

export interface Message {
  text: string;
  /** The longer text that it is the beginning of; null where nothing was cut. */
  whole: string | null;
}

/** The part of a text that fits. A character of two units is not torn in half. */
export function cutMessage(text: string, limit = MESSAGE_LIMIT): Message {
  if (text.length <= limit) return { text, whole: null };
  const cut = text.slice(0, limit);
  return { text: /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut, whole: text };
}

/** Whether nothing in a text can be seen: spaces, and marks without a form such as zero-width ones. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}

/** Where the manifest has other apps send what they share; a service worker leads on from there. */
const SHARED = '?shared';

/**
 * Calls back with what another app has shared, or the landing page where nothing can be kept, and takes it out of the
 * address, which a browser remembers; with null where no service worker was there to take it.
 */
export function useSharedMessage(onShared: (message: string | null) => void): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((message: string | null) => {
    void navigate(paths.parex, { replace: true });
    onShared(message);
  });
  useEffect(() => {
    const message = sharedMessage(hash.slice(1));
    if (message !== null || search === SHARED) take(message);
  }, [search, hash]);
}

/** The shared words, and a link that they do not hold; a title alone counts only without them. Null for nothing. */
export function sharedMessage(hash: string): string | null {
  const parameters = new URLSearchParams(hash);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => parameters.get(name)?.trim() ?? '');
  const words = [text, url && !text?.includes(url) ? url : ''].filter(Boolean).join('\n');
  return words || title || null;
}
