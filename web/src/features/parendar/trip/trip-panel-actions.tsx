import type { Trip } from '@par-club/functions/contract/parendar';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { TRIP_FORM } from './trip-form.tsx';
import style from './trip-panel.module.css';

interface ViewActionsProps {
  trip: Trip;
  /** The person was to delete it, and was told that it had changed. */
  hasSeenChange: boolean;
  isDeleting: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: (seen: Trip) => void;
}

/** What to do with a trip that is looked at. Deleting asks first. */
export function ViewActions({
  trip,
  hasSeenChange,
  isDeleting,
  onEdit,
  onDuplicate,
  onDelete,
}: ViewActionsProps) {
  /** The trip as it was when its deletion was asked for: one that is newer is not deleted by that answer. */
  const [asked, setAsked] = useState<Trip | null>(null);
  if (asked) {
    return (
      <DeleteQuestion
        hasSeenChange={hasSeenChange}
        isDeleting={isDeleting}
        onYes={() => onDelete(hasSeenChange ? trip : asked)}
        onNo={() => setAsked(null)}
      />
    );
  }
  return (
    <>
      <Button look="go" icon={<Pencil aria-hidden />} data-track="parendar-edit" onClick={onEdit}>
        <FormattedMessage id="parendar.panel.toEdit" />
      </Button>
      <Button icon={<CopyPlus aria-hidden />} data-track="parendar-duplicate" onClick={onDuplicate}>
        <FormattedMessage id="parendar.panel.duplicate" />
      </Button>
      <Button
        look="danger"
        icon={<Trash2 aria-hidden />}
        data-track="parendar-delete"
        onClick={() => setAsked(trip)}
      >
        <FormattedMessage id="parendar.panel.delete" />
      </Button>
    </>
  );
}

function DeleteQuestion({
  hasSeenChange,
  isDeleting,
  onYes,
  onNo,
}: {
  hasSeenChange: boolean;
  isDeleting: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  const keep = useRef<HTMLDivElement>(null);
  // The safe answer, so that a second press on the same key deletes nothing; again where it was not deleted.
  useEffect(() => {
    if (!isDeleting) keep.current?.querySelector('button')?.focus();
  }, [isDeleting]);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onNo();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div ref={keep} className={style.ask} role="group" aria-labelledby="trip-delete-ask">
      <p id="trip-delete-ask">
        <FormattedMessage id={hasSeenChange ? 'parendar.panel.deleteAskAgain' : 'parendar.panel.deleteAsk'} />
      </p>
      <Button data-own-escape disabled={isDeleting} onKeyDown={onEscape} onClick={onNo}>
        <FormattedMessage id="parendar.panel.deleteNo" />
      </Button>
      <Button
        look="danger"
        data-own-escape
        busy={isDeleting}
        data-track="parendar-delete-yes"
        onKeyDown={onEscape}
        onClick={onYes}
      >
        <FormattedMessage id="parendar.panel.deleteYes" />
      </Button>
    </div>
  );
}

/** What to do with what is typed. */
export function FormActions({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <>
      <Button disabled={isSaving} onClick={onCancel}>
        <FormattedMessage id="parendar.cancel" />
      </Button>
      <Button type="submit" form={TRIP_FORM} look="go" busy={isSaving} data-track="parendar-save">
        <FormattedMessage id={isSaving ? 'parendar.panel.saving' : 'parendar.panel.save'} />
      </Button>
    </>
  );
}
