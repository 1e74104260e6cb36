import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field.tsx';
import style from './text-box.module.css';

/** A field for more than one line, as high as its text. Whatever else a `textarea` takes passes through. */
export function TextBox({ label, hint, error, ...textarea }: ComponentProps<'textarea'> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={textarea.id}>
      {(aria) => <textarea rows={3} {...textarea} {...aria} className={style.box} />}
    </FieldFrame>
  );
}
