import { vi } from 'vitest';

interface HeldReading {
  /** How often the model was asked. */
  asked: () => number;
  /** Lets what was asked, and what will be, through to the function. */
  release: () => void;
  /** Fulfils when each answer has arrived. */
  answered: () => Promise<unknown>;
}

/** Keeps back what the page asks the model, until it is released or the test is over. */
export function holdReading(): HeldReading {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answers: Promise<Response>[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    if (!/\/extractRows$/.test(String(request))) return send(request, options);
    const answer = promise.then(() => send(request, options));
    answers.push(answer);
    return answer;
  });
  return { asked: () => answers.length, release: resolve, answered: () => Promise.all(answers) };
}
