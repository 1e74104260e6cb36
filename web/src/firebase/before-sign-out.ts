/** Milliseconds that signing out waits for what has to be done before, as without a connection it never ends. */
const PATIENCE = 3000;

const steps = new Set<() => unknown>();

/** What has to be done as long as somebody is still signed in. */
export const beforeSignOut = {
  /** @returns what takes the step away again */
  add(step: () => unknown): () => void {
    steps.add(step);
    return () => void steps.delete(step);
  },

  /** Does it; what fails or takes too long does not keep anybody from signing out. */
  async run(): Promise<void> {
    const done = Promise.allSettled([...steps].map((step) => step()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([done, tooLong]);
    clearTimeout(timer);
  },
};
