type Open = (focusAfter: string) => void;

let openDialog: Open | null = null;
/** A request before the header came. */
let pending: string | null = null;

/** @param focusAfter id of the element that gets the focus when the dialog is closed */
export function requestSignIn(focusAfter: string): void {
  if (openDialog) openDialog(focusAfter);
  else pending = focusAfter;
}

export function onSignInRequest(open: Open): () => void {
  openDialog = open;
  if (pending !== null) open(pending);
  pending = null;
  return () => {
    if (openDialog === open) openDialog = null;
  };
}
