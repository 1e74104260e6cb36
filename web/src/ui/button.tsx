import type { ComponentProps, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import style from './button.module.css';

type Variant = 'plain' | 'primary' | 'quiet' | 'danger';

interface Appearance {
  /** 'primary' is the one main action of a screen. */
  variant?: Variant;
  /** Full width and taller, for the main action on a phone. */
  big?: boolean;
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Appearance {
  busy?: boolean;
  /** Of the catalogue, in the place of children. */
  text?: MessageDescriptor['id'];
  values?: Record<string, string | number | undefined>;
  /** A name that a screen reader reads after the text, where others of the same text are about other things. */
  about?: string;
}

/** While `busy`, it shows a spinner, keeps its size and is disabled. */
export function Button({
  variant = 'plain',
  big = false,
  icon,
  busy = false,
  disabled = false,
  text,
  values,
  about,
  children,
  ...rest
}: ButtonProps) {
  const intl = useIntl();
  const words = text && intl.formatMessage({ id: text }, values);
  const content = children ?? words;
  return (
    <button
      type="button"
      aria-label={about && `${words}: ${about}`}
      {...rest}
      className={buttonClass(variant, big, content === undefined)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={style.spinner} aria-hidden="true" />}
      {icon}
      {content}
    </button>
  );
}

export function ButtonLink({
  variant = 'plain',
  big = false,
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & Appearance) {
  return (
    <a {...rest} className={buttonClass(variant, big, children === undefined)}>
      {icon}
      {children}
    </a>
  );
}

/** Also for a router's link. */
export function buttonClass(variant: Variant = 'plain', big = false, iconOnly = false): string {
  return [style.button, style[variant], big && style.big, iconOnly && style.iconOnly]
    .filter(Boolean)
    .join(' ');
}
