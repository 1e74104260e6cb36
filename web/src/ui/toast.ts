/** Loading stays until it is dismissed. */
const DURATION_MS = { error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY } as const;

export type ToastKind = keyof typeof DURATION_MS;

export interface ToastOptions {
  /** Replaces a visible toast with this id. Not for one with an action, whose press closes the next. */
  id?: string;
  /** Milliseconds. */
  duration?: number;
  /** Its press also closes the toast. It goes with the page and the sign-in, unless it `isOfApp`. */
  action?: { label: string; onClick: () => void };
  isOfApp?: boolean;
  /** Whether words on the page about a missing part hide it. */
  yieldsToPage?: boolean;
}

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

/** @returns its id */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  count += 1;
  const complete = { id: `toast-${count}`, duration: DURATION_MS[kind], ...options };
  for (const wanted of listeners) wanted({ message, ...complete });
  void toaster.then((handle) => handle.show(kind, message, complete));
  return complete.id;
}

/** @param id without it, all with a button of the page, whose action goes with the page or the sign-in */
export function dismissToast(id?: string): void {
  void toaster.then((handle) => handle.dismiss(id));
}

/** For the region: calls back with each requested toast. @returns the unsubscribe function */
export function onToastWanted(wanted: (request: ToastRequest) => void): () => void {
  listeners.add(wanted);
  return () => listeners.delete(wanted);
}

/** From now on it shows toasts, waiting ones first. */
export function toasterIsReady(handle: ToasterHandle): void {
  present(handle);
}
