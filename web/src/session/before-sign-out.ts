/** A step may never end, as without a connection. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/** @param keepsPlace whether clients keep the place */
type Step = (keepsPlace: boolean) => unknown;

/** Each with its callback for a time-out. */
const steps = new Map<Step, (() => void) | undefined>();

export const beforeSignOut = {
  /** @param onTimeout called where the sign-out goes on without the step @returns removes the step */
  add(step: Step, onTimeout?: () => void): () => void {
    steps.set(step, onTimeout);
    return () => void steps.delete(step);
  },

  /** A step that fails or takes too long does not prevent the sign-out. */
  async run(keepsPlace = false): Promise<void> {
    const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS, 'timeout'));
    const end = async ([step, onTimeout]: [Step, (() => void) | undefined]) => {
      if ((await Promise.race([step(keepsPlace), timeout])) === 'timeout') onTimeout?.();
    };
    await Promise.allSettled([...steps].map(end));
  },
};
