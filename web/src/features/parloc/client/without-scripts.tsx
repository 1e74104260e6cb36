import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Without scripts, says that the page stays as it is, and offers a reload. @param now ms since 1970 */
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

export function ReloadLink(props: ComponentProps<'a'>) {
  // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with all that it says
  return <a {...props} href="" />;
}
