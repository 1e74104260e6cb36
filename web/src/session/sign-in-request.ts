type Open = (focusAfter: string) => void;

let openDialog: Open | null = null;
/** A request from before the header was there. */
let pending: string | null = null;

/**
 * A page asks for the sign-in dialog, which is the header's.
 * @param focusAfter id of what gets the focus when the dialog is closed
 */
export function requestSignIn(focusAfter: string): void {
  if (openDialog) openDialog(focusAfter);
  else pending = focusAfter;
}

/** The header opens the dialog from now on. @returns the clean-up function */
export function onSignInRequest(open: Open): () => void {
  openDialog = open;
  if (pending !== null) open(pending);
  pending = null;
  return () => {
    if (openDialog === open) openDialog = null;
  };
}
