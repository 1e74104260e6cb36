import { consentAsked, consentOutcome } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { ConsentError, type ConsentFailure } from '../model/calendar-errors.ts';
import { type Consent, consentOf } from './consent.ts';
import type { ConsentAnswer } from './consent-answer.ts';
import { type ConsentOptions, type ConsentRequest, createConsentRequest } from './consent-request.ts';

type Asked = Pick<ConsentRequest, 'state' | 'codeVerifier' | 'redirectUri'>;
export type ConsentOutcome = { consent: Consent } | { failure: ConsentFailure };

/** What this tab has asked Google and awaits on its way back. */
const storedQuestion = storedJson(consentAsked, (json) => json as Asked | null);
/** What came of it, from the consent page to the calendar. */
const storedOutcome = storedJson(consentOutcome, (json) => json as ConsentOutcome | null);

/**
 * Leaves this page to ask for a consent in its place. What was typed has to be kept elsewhere by then.
 * @throws ConsentError where the browser would not remember what was asked, and where the person comes back without an
 * answer to a page that the browser has kept as it was
 */
export async function askInThisTab(options: ConsentOptions): Promise<never> {
  const { url, ...asked } = await createConsentRequest(options);
  if (!storedQuestion.save(asked)) throw new ConsentError('no-storage');
  const back = new Promise<never>((_resolve, reject) => {
    window.addEventListener(
      'pageshow',
      () => {
        clearQuestion();
        reject(new ConsentError('closed'));
      },
      { once: true },
    );
  });
  location.assign(url);
  return back;
}

/** An answer to what this tab has asked is not awaited any more. */
export function clearQuestion(): void {
  storedQuestion.clear();
}

/** Whether this tab has asked, and not a window of its own. */
export function hasAsked(): boolean {
  return storedQuestion.read() !== null;
}

/** Keeps what came of what this tab has asked, for the calendar, to which it goes now. */
export function saveOutcome(answer: ConsentAnswer): void {
  const asked = storedQuestion.read();
  storedQuestion.clear();
  const outcome: ConsentOutcome =
    asked?.state === answer.state ? outcomeOf(answer, asked) : { failure: 'foreign-state' };
  if (!storedOutcome.save(outcome)) throw new ConsentError('no-storage');
}

/** What came of a question that this tab has asked, once; null for nothing. Who came back without an answer asks anew. */
export function takeOutcome(): ConsentOutcome | null {
  const outcome = storedOutcome.read();
  storedOutcome.clear();
  clearQuestion();
  return outcome;
}

function outcomeOf(answer: ConsentAnswer, asked: Asked): ConsentOutcome {
  try {
    return { consent: consentOf(answer, asked) };
  } catch (error) {
    return { failure: error instanceof ConsentError ? error.reason : 'refused' };
  }
}
