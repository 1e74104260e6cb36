import { useEffect } from 'react';

/** Names the tab and the history entry of the page that is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
