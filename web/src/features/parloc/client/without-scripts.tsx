import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Where no script runs, or none has come, says that the page stays as it is, and how to see a newer one. @param now ms since 1970 */
export function WithoutScripts({ now }: { now: number }) {
  const intl = useIntl();
  return (
    <p className="without-scripts" suppressHydrationWarning>
      <FormattedMessage
        id="parloc.client.still"
        values={{ time: intl.formatTime(now, { format: 'time' }) }}
      />{' '}
      <ReloadLink>
        <FormattedMessage id="parloc.client.reload" />
      </ReloadLink>
    </p>
  );
}

/** Loads the page again, in the same language. */
export function ReloadLink(props: ComponentProps<'a'>) {
  // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with all that it says
  return <a {...props} href="" />;
}
