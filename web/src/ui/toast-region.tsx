import { type ComponentType, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { onToastWanted, type ToastRequest } from './toast.ts';
import style from './toast-region.module.css';

/** The toaster loads after it, before the connection may be lost. */
const LOAD_AHEAD_DELAY_MS = 2000;

/**
 * The place of toasts. The toaster weighs too much for the first view, so it loads soon after. Where it does not come,
 * the last message stands here plainly for its time: a failure must not be silent.
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
        // A shown message stays where loading ahead fails.
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
    // An infinite timeout would fire at once.
    if (!plain || plain.duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setPlain(null), plain.duration);
    return () => clearTimeout(timer);
  }, [plain]);
  // With this attribute, an open dialog does not hide it from screen readers.
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
