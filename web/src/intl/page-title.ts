import { useLayoutEffect } from 'react';

export function usePageTitle(title: string): void {
  // A passive effect would run after the texts have changed.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
