const tabs = new BroadcastChannel('parclub.sign-out');
let isSet = false;
tabs.addEventListener('message', ({ data }) => {
  isSet = data === true;
});

/** Distinguishes the person's sign-out from a sign-in that ends by itself, in all tabs. */
export const intentionalSignOut = {
  isSet: () => isSet,
  /** Whether a requested sign-out is about to happen. */
  set(next: boolean): void {
    isSet = next;
    tabs.postMessage(next);
  },
  /** A sign-in ends an earlier sign-out. */
  reset(): void {
    isSet = false;
  },
};
