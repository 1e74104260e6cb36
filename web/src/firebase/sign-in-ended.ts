import { readLanguage } from '#intl/language.ts';
import { toast } from '#ui/toast.ts';
import { signInEndedText } from './sign-in-ended.text.ts';

/** Milliseconds: it explains why another page stands there now. */
const STAYS = 15_000;

/** Says that a sign-in has ended by itself, which to who was in the middle of something looks like any other page. */
export function tellSignInEnded(): void {
  toast('error', signInEndedText.ended[readLanguage()], { duration: STAYS });
}
