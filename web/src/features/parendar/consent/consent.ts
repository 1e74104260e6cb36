import type { connectCalendar } from '@par-club/functions/contract/parendar';
import type * as z from 'zod/mini';
import { ConsentError } from '../model/calendar-errors.ts';
import { CHANNEL, type ConsentAnswer, type ConsentMessage } from './consent-answer.ts';
import { type ConsentOptions, type ConsentRequest, createConsentRequest } from './consent-request.ts';

/** What the server needs to connect a calendar. */
export type Consent = z.infer<typeof connectCalendar.input>;

const SIZE = { width: 500, height: 680 };
/** Milliseconds between two looks at whether the window is still there. */
const POLL_DELAY_MS = 500;
/**
 * Milliseconds that the window has to be gone, with the person back here. A window that has been at Google's is gone
 * to who opened it from its way back on (COOP), so its answer may still be coming.
 */
const CLOSED_TIMEOUT_MS = 3000;

/**
 * Asks for a consent in a window of its own. To be called in the very press: a window that comes later is blocked.
 * @throws ConsentError
 */
export async function askInWindow(options: ConsentOptions): Promise<Consent> {
  const opened = window.open('', '', featuresOf(window));
  if (!opened) throw new ConsentError('blocked');
  try {
    const request = await createConsentRequest(options);
    const answer = waitForAnswer(request.state, opened);
    opened.location.replace(request.url);
    return consentOf(await answer, request);
  } catch (error) {
    // A window that shows nothing, or what has come to nothing.
    opened.close();
    throw error;
  }
}

/** @throws ConsentError for a refusal */
export function consentOf(
  { code, error }: ConsentAnswer,
  { codeVerifier, redirectUri }: Pick<ConsentRequest, 'codeVerifier' | 'redirectUri'>,
): Consent {
  if (error !== '') throw new ConsentError(error === 'access_denied' ? 'denied' : 'refused');
  return { code, codeVerifier, redirectUri };
}

/** Whether a window of its own is no use: a page on an iPhone's home screen cannot get its answer. */
export function needsSameTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Resolves with the answer to a state. @throws ConsentError */
export function waitForAnswer(state: string, opened: Pick<Window, 'closed'>): Promise<ConsentAnswer> {
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (message: ConsentMessage) => channel.postMessage(message);
  let gone = 0;
  let looking: ReturnType<typeof setInterval> | undefined;
  const answer = new Promise<ConsentAnswer>((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<ConsentMessage>) => {
      if (data.kind === 'unclaimed') reject(new ConsentError('foreign-state'));
      // Another tab may be waiting for another answer.
      if (data.kind !== 'answer' || data.state !== state) return;
      tell({ kind: 'taken', state });
      resolve(data);
    };
    looking = setInterval(() => {
      gone = opened.closed && document.hasFocus() ? gone + POLL_DELAY_MS : 0;
      if (gone >= CLOSED_TIMEOUT_MS) reject(new ConsentError('closed'));
    }, POLL_DELAY_MS);
  });
  return answer.finally(() => {
    clearInterval(looking);
    channel.close();
  });
}

/** In the middle of the window it is opened from. */
function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}
