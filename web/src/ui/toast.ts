/** A toast stays 4 s by default; loading stays until it is dismissed. */
const DURATION_MS = { error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY } as const;

export type ToastKind = keyof typeof DURATION_MS;

export interface ToastOptions {
  /** Replaces the toast with this id, if it is still there. Not for one with an action: its press closes the next. */
  id?: string;
  /** Milliseconds, instead of what the kind stays by default. */
  duration?: number;
  /** A button, whose press also closes the toast. It goes with the page, and with the sign-in, unless it `isOfApp`. */
  action?: { label: string; onClick: () => void };
  isOfApp?: boolean;
  /** Whether it is hidden while words in the page say that a part of it is missing. */
  yieldsToPage?: boolean;
}

/** What shows toasts, once it has loaded. */
export interface ToasterHandle {
  show: (kind: ToastKind, message: string, options: ToastOptions & { duration: number }) => void;
  dismiss: (id?: string) => void;
}

export interface ToastRequest extends ToastOptions {
  message: string;
}

let present: (handle: ToasterHandle) => void;
const toaster = new Promise<ToasterHandle>((resolve) => {
  present = resolve;
});
const listeners = new Set<(request: ToastRequest) => void>();
let count = 0;

/** Shows a short message that goes away by itself. @returns its id */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  count += 1;
  const complete = { id: `toast-${count}`, duration: DURATION_MS[kind], ...options };
  for (const wanted of listeners) wanted({ message, ...complete });
  void toaster.then((handle) => handle.show(kind, message, complete));
  return complete.id;
}

/** @param id without it, those with a button of the page: what it would do is gone with the page, or with the sign-in */
export function dismissToast(id?: string): void {
  void toaster.then((handle) => handle.dismiss(id));
}

/** For the region that shows toasts: calls back with each requested toast. @returns the unsubscribe function */
export function onToastWanted(wanted: (request: ToastRequest) => void): () => void {
  listeners.add(wanted);
  return () => listeners.delete(wanted);
}

/** For the toaster: from now on it shows toasts, those that waited first. */
export function toasterIsReady(handle: ToasterHandle): void {
  present(handle);
}
