/** What has to be done before a sign-out may never end, as without a connection. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/** @param keepsPlace whether the person who signs out leaves the place that clients see */
type Step = (keepsPlace: boolean) => unknown;

const steps = new Set<Step>();

/** What has to be done as long as somebody is still signed in. */
export const beforeSignOut = {
  /** @returns what takes the step away again */
  add(step: Step): () => void {
    steps.add(step);
    return () => void steps.delete(step);
  },

  /** Runs the steps; one that fails or takes too long does not keep anybody from signing out. */
  async run(keepsPlace = false): Promise<void> {
    const done = Promise.allSettled([...steps].map((step) => step(keepsPlace)));
    const timeout = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS));
    await Promise.race([done, timeout]);
  },
};
