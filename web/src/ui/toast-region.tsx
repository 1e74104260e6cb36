import { type ComponentType, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { onToastWanted, type ToastRequest } from './toast.ts';
import style from './toast-region.module.css';

/** After this what shows toasts loads, so that it is there if the connection is lost then. */
const LOAD_AHEAD_DELAY_MS = 2000;

/**
 * Where toasts appear. What shows them weighs too much for the first view, so it comes soon after. If it does not
 * come at all, the last message stands here plainly for its time: a failure must not be silent.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<ToastRequest | null>(null);
  useEffect(() => {
    const load = async (request: ToastRequest | null) => {
      try {
        const { ToasterWithHandle } = await import('./toaster.tsx');
        setToaster(() => ToasterWithHandle);
      } catch {
        // What is shown stays where loading ahead fails.
        if (request) setPlain(request);
      }
    };
    const timer = setTimeout(() => void load(null), LOAD_AHEAD_DELAY_MS);
    const stop = onToastWanted((request) => void load(request));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    // A wait without an end would be one at once.
    if (!plain || plain.duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setPlain(null), plain.duration);
    return () => clearTimeout(timer);
  }, [plain]);
  // An open dialog hides everything beside it from screen readers, but for what has this attribute by then.
  return (
    <div aria-live="off">
      {Toaster && <Toaster />}
      {plain && !Toaster && (
        <div className={style.plain} role="alert" data-yields={plain.yieldsToPage}>
          {plain.message}
          {plain.action && (
            <Button variant="primary" onClick={plain.action.onClick}>
              {plain.action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
