import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import style from './field.module.css';

export interface FieldWords {
  label: string;
  /** The expected text, or the meaning of an empty field. */
  hint?: ReactNode;
  /** Marks the field, and is read out with it. */
  error?: ReactNode;
}

interface FieldProps extends ComponentProps<'input'>, FieldWords {
  /** A key: hidden until the person reveals it, and not offered to be remembered. */
  secret?: boolean;
}

/** Takes all other attributes of an `input`. */
export function Field({ label, hint, error, secret = false, ...input }: FieldProps) {
  const intl = useIntl();
  const [revealed, setRevealed] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} id={input.id}>
      {(aria) => (
        <div className={style.row}>
          <input
            type={secret && !revealed ? 'password' : 'text'}
            {...(secret && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false })}
            {...input}
            {...aria}
            className={secret ? `${style.input} ${style.secret}` : style.input}
          />
          {secret && (
            <button
              type="button"
              className={style.reveal}
              aria-label={`${intl.formatMessage({ id: revealed ? 'ui.conceal' : 'ui.reveal' })}: ${label}`}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** As high as its text. Takes all other attributes of a `textarea`. */
export function TextBox({ label, hint, error, ...textarea }: ComponentProps<'textarea'> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={textarea.id}>
      {(aria) => <textarea rows={3} {...textarea} {...aria} className={`${style.input} ${style.box}`} />}
    </FieldFrame>
  );
}

interface FieldFrameProps extends FieldWords {
  id: string | undefined;
  /** @param aria joins the field to its words */
  children: (aria: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode;
}

export function FieldFrame({ label, hint, error, id: givenId, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={hintId} className={style.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={style.error}>
          {error}
        </p>
      )}
    </div>
  );
}
