import { type Consent, ConsentError, type ConsentFailure, consentOf } from './consent.ts';
import type { ConsentAnswer } from './consent-answer.ts';
import { type ConsentRequest, type ConsentWishes, createConsentRequest } from './consent-request.ts';

/** What this tab has asked Google and awaits on its way back. */
const ASKED_KEY = 'parclub.consent_asked';
/** What came of it, from the consent page to the calendar. */
const OUTCOME_KEY = 'parclub.consent_outcome';

type Asked = Pick<ConsentRequest, 'state' | 'codeVerifier' | 'redirectUri'>;
export type ConsentOutcome = { consent: Consent } | { failure: ConsentFailure };

/**
 * Leaves this page to ask for a consent in its place. What was typed has to be kept elsewhere by then.
 * @throws ConsentError where the browser would not remember what was asked, and where the person comes back without an
 * answer to a page that the browser has kept as it was
 */
export async function askInThisTab(wishes: ConsentWishes): Promise<never> {
  const { url, ...asked } = await createConsentRequest(wishes);
  keep(ASKED_KEY, asked);
  const back = new Promise<never>((_resolve, reject) => {
    window.addEventListener(
      'pageshow',
      () => {
        forgetQuestion();
        reject(new ConsentError('closed'));
      },
      { once: true },
    );
  });
  location.assign(url);
  return back;
}

/** An answer to what this tab has asked is not awaited any more. */
export function forgetQuestion(): void {
  forget(ASKED_KEY);
}

/** Whether this tab has asked, and not a window of its own. */
export function hasAsked(): boolean {
  return read<Asked>(ASKED_KEY) !== null;
}

/** Keeps what came of what this tab has asked, for the calendar, to which it goes now. */
export function keepOutcome(answer: ConsentAnswer): void {
  const asked = read<Asked>(ASKED_KEY);
  forget(ASKED_KEY);
  keep(OUTCOME_KEY, asked?.state === answer.state ? outcomeOf(answer, asked) : { failure: 'foreign-state' });
}

/** What came of a question that this tab has asked, once; null for nothing. Who came back without an answer asks anew. */
export function takeOutcome(): ConsentOutcome | null {
  const outcome = read<ConsentOutcome>(OUTCOME_KEY);
  forget(OUTCOME_KEY);
  forgetQuestion();
  return outcome;
}

function outcomeOf(answer: ConsentAnswer, asked: Asked): ConsentOutcome {
  try {
    return { consent: consentOf(answer, asked) };
  } catch (error) {
    return { failure: error instanceof ConsentError ? error.reason : 'refused' };
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    throw new ConsentError('no-storage');
  }
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
