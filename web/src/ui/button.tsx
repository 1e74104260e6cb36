import type { ComponentProps, ReactNode } from 'react';
import style from './button.module.css';

type Variant = 'plain' | 'primary' | 'quiet' | 'danger';

interface Appearance {
  /** 'primary' is the one main action of a screen. */
  variant?: Variant;
  /** Full width and taller, for the main action on a phone. */
  big?: boolean;
  icon?: ReactNode;
}

/** While `busy`, it shows a spinner, keeps its size and is disabled. */
export function Button({
  variant = 'plain',
  big = false,
  icon,
  busy = false,
  disabled = false,
  children,
  ...rest
}: ComponentProps<'button'> & Appearance & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, big, children === undefined)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={style.spinner} aria-hidden="true" />}
      {icon}
      {children}
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
