import { useEffect, useState } from 'react';
import { AccountOverview } from './account-overview.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { loadOwnAccount, type Person } from './own-account.ts';

export interface AccountDialogProps {
  person: Person;
  onClose: () => void;
  /** What gets the focus afterwards, by its id. */
  focusAfter: string;
}

/** The person's account: what there is of it, and the ways to take it along and to end it. */
export function AccountDialog({ person, onClose, focusAfter }: AccountDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  useEffect(() => {
    // A failure shows when something is asked.
    loadOwnAccount().catch(() => {});
  }, []);
  return isDeleting ? (
    <DeleteAccountDialog
      person={person}
      onClose={() => setDeleting(false)}
      onDeleted={onClose}
      focusAfter={focusAfter}
    />
  ) : (
    <AccountOverview
      person={person}
      onClose={onClose}
      onDelete={() => setDeleting(true)}
      focusAfter={focusAfter}
    />
  );
}
