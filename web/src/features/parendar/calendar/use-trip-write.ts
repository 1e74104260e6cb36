import type { Trip } from '@par-club/functions/contract/parendar';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type ToastKind, toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';
import { ChangedElsewhere } from './save-trip.ts';
import { calendarSession } from './use-calendar.ts';

interface TripWrite<Asked, Written> extends Pick<UseMutationOptions, 'mutationKey' | 'scope'> {
  write: (asked: Asked) => Promise<Written>;
  /** The words of a success that the page does not show by itself. */
  said?: (written: Written, asked: Asked) => string;
  onDone?: (written: Written, asked: Asked) => void;
  /** Called in place of `onFailed` where somebody else was first. @param theirs the trip as it is now */
  onChanged?: (theirs: Trip) => void;
  onFailed?: (error: unknown, asked: Asked) => void;
}

/**
 * Writes trips or bookings; until that is done, no other calendar can be chosen. The callbacks are called though the
 * component may be gone by then.
 */
export function useTripWrite<Asked, Written = void>(tripWrite: TripWrite<Asked, Written>) {
  const { write, said, onDone, onChanged, onFailed, ...options } = tripWrite;
  const [changed, setChanged] = useState<{ theirs: Trip; asked: Asked } | null>(null);
  const { mutateAsync, reset, isPending, variables, error } = useMutation({
    ...options,
    mutationFn: (asked: Asked) => calendarSession.save(() => write(asked)),
    onSuccess(written, asked) {
      if (said) toast('success', said(written, asked));
      onDone?.(written, asked);
      setChanged(null);
    },
    onError(failure, asked) {
      const theirs = failure instanceof ChangedElsewhere ? failure.theirs : null;
      setChanged(theirs && { theirs, asked });
      if (theirs && onChanged) onChanged(theirs);
      else onFailed?.(failure, asked);
    },
  });
  return {
    /** Resolves once the page shows what came of it; with null where it failed. */
    write: (asked: Asked): Promise<Written | null> => mutateAsync(asked).catch(() => null),
    isWriting: isPending,
    /** What is being written, or was written last. */
    asked: variables,
    error,
    /** What was asked for where somebody else was first, and what the trip is now; until the next write is over. */
    changed,
    forget(): void {
      setChanged(null);
      reset();
    },
  };
}

interface Undo<Done, Written> extends TripWrite<Done, Written> {
  /** Id of the button's words. */
  label: FormatjsIntl.Message['ids'];
}

/** Takes back what was written. Where that fails, it is offered again beside the reason, unless `onFailed` is given. */
export function useUndo<Done, Written = void>({ label, ...undo }: Undo<Done, Written>) {
  const intl = useIntl();
  const offer = (words: string, done: Done, kind?: ToastKind): string =>
    toastWithButton(words, intl.formatMessage({ id: label }), () => void undoing.write(done), kind);
  const undoing = useTripWrite<Done, Written>({
    onFailed: (error, done) => offer(saveFailureText(intl, error), done, 'error'),
    ...undo,
  });
  return {
    /** @returns the id of the toast with the button */
    offer,
    takeBack: (done: Done) => void undoing.write(done),
  };
}

/** Says that something was not saved, and why. */
export function saveFailureText(intl: IntlShape, error: unknown): string {
  return `${intl.formatMessage({ id: 'parendar.failed.save' })} ${calendarFailureText(intl, error)}`;
}
