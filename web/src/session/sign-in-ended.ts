import { readLanguage } from '#intl/language.ts';
import { toast } from '#ui/toast.ts';
import { signInEndedText } from './sign-in-ended.text.ts';

/** Long, because it explains why another page stands there now. */
const TOAST_DURATION_MS = 15_000;

/** Says that a sign-in has ended by itself: to who was in the middle of something, it looks like any other page. */
export function notifySignInEnded(): void {
  toast('error', signInEndedText.ended[readLanguage()], { duration: TOAST_DURATION_MS });
}
