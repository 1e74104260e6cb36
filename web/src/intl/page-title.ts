import { useLayoutEffect } from 'react';

/** Names the tab and the history entry of the page that is shown. */
export function usePageTitle(title: string): void {
  // A passive effect would run after the texts have changed.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
