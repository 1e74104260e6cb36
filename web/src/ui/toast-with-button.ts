import { type ToastKind, toast } from './toast.ts';

/** Time to press the button. */
const DURATION_MS = 8000;

/** A toast with a button, as for undoing. @returns its id */
export function toastWithButton(
  message: string,
  label: string,
  press: () => void,
  kind: ToastKind = 'success',
): string {
  return toast(kind, message, { duration: DURATION_MS, action: { label, onClick: press } });
}
