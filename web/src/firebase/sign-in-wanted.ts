type Open = (focusAfter: string) => void;

let open: Open | null = null;
/** A wish from before the header was there. */
let waiting: string | null = null;

/**
 * For a page: asks for the way in, which is the header's.
 * @param focusAfter id of what gets the focus when the dialog is closed
 */
export function wantSignIn(focusAfter: string): void {
  if (open) open(focusAfter);
  else waiting = focusAfter;
}

/** For the header: it opens the way in from now on. @returns what ends that */
export function onSignInWanted(way: Open): () => void {
  open = way;
  if (waiting !== null) way(waiting);
  waiting = null;
  return () => {
    if (open === way) open = null;
  };
}
