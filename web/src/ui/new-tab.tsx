import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

/** Opens a tab, which a screen reader announces. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...newTab}>
      {children}
      <NewTabNote />
    </a>
  );
}

export const newTab = { target: '_blank', rel: 'noopener' } as const;

export function NewTabNote() {
  return (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage id="ui.newTab" />
    </span>
  );
}
