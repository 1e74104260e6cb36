/**
 * What another app has shared, from the parameters that the manifest names: its words, and a link if they do not hold
 * it. A title is nothing that a passenger wrote, so it counts only where there is nothing else. Null for nothing.
 */
export function sharedMessage(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => parameters.get(name)?.trim() ?? '');
  const words = [text, url && !text?.includes(url) ? url : ''].filter(Boolean).join('\n');
  return words || title || null;
}
