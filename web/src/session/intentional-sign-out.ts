const tabs = new BroadcastChannel('parclub.sign-out');
let isSet = false;
tabs.addEventListener('message', ({ data }) => {
  isSet = data === true;
});

/** Tells a sign-out that the person asked for from a sign-in that ends by itself, in this tab and in their others. */
export const intentionalSignOut = {
  isSet: () => isSet,
  /** The person is about to be signed out because they asked for it, or no longer. */
  set(next: boolean): void {
    isSet = next;
    tabs.postMessage(next);
  },
  /** Somebody is signed in here: an earlier sign-out is over. */
  reset(): void {
    isSet = false;
  },
};
