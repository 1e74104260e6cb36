import { type ToastKind, toast } from './toast.ts';

/** Milliseconds to press the button. */
const DURATION_MS = 8000;

/** A toast whose button, with `label` on it, takes back what was done, or does what is left to do. */
export function toastWithButton(
  message: string,
  label: string,
  press: () => void,
  kind: ToastKind = 'success',
): void {
  toast(kind, message, { duration: DURATION_MS, action: { label, onClick: press } });
}
