/** What Google answered, as its address said it. */
export interface ConsentAnswer {
  state: string;
  /** For an access token, once; '' for a refusal. */
  code: string;
  /** Google's word for a refusal; '' for none. */
  error: string;
}

/** What the consent page and the pages that wait for an answer say to each other. */
export type ConsentMessage =
  | ({ kind: 'answer' } & ConsentAnswer)
  /** The answer to this state has arrived where it was waited for. */
  | { kind: 'taken'; state: string }
  /** An answer came that nobody was waiting for. */
  | { kind: 'unclaimed' };

/** Pages of one origin talk over it; the window that opened another may have lost sight of it. */
export const CHANNEL = 'parclub.calendar_consent';

/** Null for an address without an answer. */
export function readAnswer(search: string): ConsentAnswer | null {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  // Google always says why; without that, and without a code, there is nothing to work with.
  const error = query.get('error') ?? (code === '' ? 'no_code' : '');
  return query.has('code') || query.has('error') ? { state, code, error } : null;
}

/** Milliseconds that a page that waits may take to say so: on a slow computer it may be busy. */
const CLAIM_TIMEOUT_MS = 10_000;

/**
 * Hands the answer to the page that has asked, wherever it is.
 * @param onEnd called back with whether some page took it
 * @returns what gives up
 */
export function deliverAnswer(answer: ConsentAnswer, onEnd: (isTaken: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const end = () => {
    clearTimeout(timer);
    channel.close();
  };
  const timer = setTimeout(() => {
    channel.postMessage({ kind: 'unclaimed' } satisfies ConsentMessage);
    end();
    onEnd(false);
  }, CLAIM_TIMEOUT_MS);
  channel.onmessage = ({ data }: MessageEvent<ConsentMessage>) => {
    if (data.kind !== 'taken' || data.state !== answer.state) return;
    end();
    onEnd(true);
  };
  channel.postMessage({ kind: 'answer', ...answer } satisfies ConsentMessage);
  return end;
}
