/** Where a person's tabs tell each other. */
const tabs = new BroadcastChannel('parclub.sign-out');
let isWished = false;
tabs.addEventListener('message', ({ data }) => {
  isWished = data === true;
});

/** Tells a sign-out that the person wants from one that happens to them, in this tab and in their others. */
export const signOutWish = {
  isThere: () => isWished,
  /** The person is about to be signed out by their own wish, or no longer. */
  set(next: boolean): void {
    isWished = next;
    tabs.postMessage(next);
  },
  /** Somebody is signed in here, so that an earlier one has had its way. */
  forget(): void {
    isWished = false;
  },
};
