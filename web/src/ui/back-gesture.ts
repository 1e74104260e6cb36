import { useEffect, useEffectEvent } from 'react';

/** On a phone that has one, the gesture 'back' closes what is on top; it does not leave the page. */
export function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        close();
        // It is spent, and what it closes may have stayed, as while it saves.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
