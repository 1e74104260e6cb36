import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

/** A link that leaves the page as it is and opens a tab, which a screen reader is told. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...newTab}>
      {children}
      <NewTabNote />
    </a>
  );
}

/** The attributes of a link that opens a tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** What a screen reader is told at the end of such a link. */
export function NewTabNote() {
  return (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage id="ui.newTab" />
    </span>
  );
}
