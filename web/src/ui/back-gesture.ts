import { useEffect, useEffectEvent } from 'react';

/** A phone's 'back' gesture closes the top element, and does not leave the page. */
export function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        close();
        // A watcher works once, and the element may have stayed, as while it saves.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
