import { useLayoutEffect } from 'react';

/** Names the tab and the history entry of the page that is shown. */
export function usePageTitle(title: string): void {
  // With the texts, not a moment after them.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
