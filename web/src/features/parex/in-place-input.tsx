import { type ComponentProps, useEffect, useRef } from 'react';

interface InPlaceInputProps extends ComponentProps<'input'> {
  /** Enter, Escape, or leaving the field. @param typed trimmed; null for Escape, and for a half-typed day or hour */
  onEnd: (typed: string | null, byKey: boolean) => void;
}

export function InPlaceInput({ onEnd, ...rest }: InPlaceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape take the field away, and its blur comes after them.
  const done = useRef(false);
  const end = (field: HTMLInputElement | null, byKey: boolean) => {
    if (done.current) return;
    done.current = true;
    onEnd(field && !field.validity.badInput ? field.value.trim() : null, byKey);
  };
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      // The dialog around it stays open.
      data-own-escape
      enterKeyHint="done"
      autoComplete="off"
      {...rest}
      onBlur={(event) => end(event.currentTarget, false)}
      onKeyDown={(event) => {
        // Keys that belong to an input method choose its letters.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        end(event.key === 'Enter' ? event.currentTarget : null, true);
      }}
    />
  );
}
