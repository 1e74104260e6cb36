/** What has to be done before a sign-out may never end, as without a connection. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/** @param keepsPlace whether the person who signs out leaves the place that clients see */
type Step = (keepsPlace: boolean) => unknown;

/** Each with what is told where it did not end in time. */
const steps = new Map<Step, (() => void) | undefined>();

/** What has to be done as long as somebody is still signed in. */
export const beforeSignOut = {
  /**
   * @param onTimeout told where the sign-out goes on without the step
   * @returns what takes the step away again
   */
  add(step: Step, onTimeout?: () => void): () => void {
    steps.set(step, onTimeout);
    return () => void steps.delete(step);
  },

  /** Runs the steps; one that fails or takes too long does not keep anybody from signing out. */
  async run(keepsPlace = false): Promise<void> {
    const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS, 'timeout'));
    const end = async ([step, onTimeout]: [Step, (() => void) | undefined]) => {
      if ((await Promise.race([step(keepsPlace), timeout])) === 'timeout') onTimeout?.();
    };
    await Promise.allSettled([...steps].map(end));
  },
};
