import { type ComponentProps, type ReactNode, useId } from 'react';
import field from './field.module.css';
import style from './text-box.module.css';

interface TextBoxProps extends ComponentProps<'textarea'> {
  label: string;
  /** What to type, or what an empty box means. */
  hint?: ReactNode;
  /** What is wrong with what was typed; the box is marked and read out with it. */
  error?: ReactNode;
}

/** A field for more than one line, as high as its text. Whatever else a `textarea` takes passes through. */
export function TextBox({ label, hint, error, ...textarea }: TextBoxProps) {
  const ownId = useId();
  const id = textarea.id ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...textarea}
        id={id}
        className={style.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
