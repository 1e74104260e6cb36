import { type ComponentType, useEffect, useState } from 'react';
import { onToastWanted } from './toast.ts';

/** Milliseconds after which a toast can be shown even if the connection is lost then. */
const LOAD_AHEAD = 2000;

/** Where toasts appear. What shows them weighs too much for the first view, so it comes soon after. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        const { ToasterWithHandle } = await import('./toaster.tsx');
        setToaster(() => ToasterWithHandle);
      } catch {
        // Toasts wait, and the next one tries again.
      }
    };
    const timer = setTimeout(() => void load(), LOAD_AHEAD);
    const stop = onToastWanted(() => void load());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  // An open dialog hides everything beside it from screen readers, but for what has this attribute by then.
  return <div aria-live="off">{Toaster && <Toaster />}</div>;
}
