import { ConsentError } from '../model/calendar-errors.ts';
import { CHANNEL, type ConsentAnswer, type ConsentMessage } from './consent-answer.ts';
import { type Consent, outcomeOf, type Secrets, storedQuestion } from './consent-outcome.ts';
import { type ConsentOptions, createConsentRequest } from './consent-request.ts';

const SIZE = { width: 500, height: 680 };
/** Milliseconds between two looks at whether the window is still there. */
const POLL_DELAY_MS = 500;
/**
 * Milliseconds that the window has to be gone, with the person back here. A window that has been at Google's is gone
 * to who opened it from its way back on (COOP), so its answer may still be coming.
 */
const CLOSED_TIMEOUT_MS = 3000;

/** Whether a separate window is useless: a page on an iPhone's home screen cannot get its answer. */
export function needsSameTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/**
 * Asks for a consent in a separate window. Call it synchronously in the press: the browser blocks a later window.
 * @throws ConsentError
 */
export async function askInWindow(options: ConsentOptions): Promise<Consent> {
  // A new window copies this tab's session storage, and would take its answer for one to the tab's own request.
  storedQuestion.clear();
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

/** In the middle of the window it is opened from. */
function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}

/** Resolves with the answer to a state. @throws ConsentError */
export function waitForAnswer(state: string, opened: Pick<Window, 'closed'>): Promise<ConsentAnswer> {
  const channel = new BroadcastChannel(CHANNEL);
  let looking: ReturnType<typeof setInterval>;
  const answered = new Promise<ConsentAnswer>((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<ConsentMessage>) => {
      if (data.kind === 'unclaimed') reject(new ConsentError('foreign-state'));
      // Another tab may be waiting for another answer.
      if (data.kind !== 'answer' || data.state !== state) return;
      channel.postMessage({ kind: 'taken', state } satisfies ConsentMessage);
      resolve(data);
    };
    let gone = 0;
    looking = setInterval(() => {
      gone = opened.closed && document.hasFocus() ? gone + POLL_DELAY_MS : 0;
      if (gone >= CLOSED_TIMEOUT_MS) reject(new ConsentError('closed'));
    }, POLL_DELAY_MS);
  });
  return answered.finally(() => {
    clearInterval(looking);
    channel.close();
  });
}

/** @throws ConsentError for a refusal */
export function consentOf(answer: ConsentAnswer, request: Secrets): Consent {
  const outcome = outcomeOf(answer, request);
  if ('failure' in outcome) throw new ConsentError(outcome.failure);
  return outcome.consent;
}

/**
 * Leaves this page to ask for a consent in its place. What was typed has to be kept elsewhere by then.
 * @throws ConsentError where the browser would not remember what was asked, and where the person comes back without an
 * answer to a page that the browser has kept as it was
 */
export async function askInThisTab(options: ConsentOptions): Promise<never> {
  const { url, ...asked } = await createConsentRequest(options);
  if (!storedQuestion.save(asked)) throw new ConsentError('no-storage');
  location.assign(url);
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
  storedQuestion.clear();
  throw new ConsentError('closed');
}
