import type { TripPages } from '@par-club/functions/contract/trips';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { useMutation } from '@tanstack/react-query';
import { QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#loading/lazy.tsx';
import { messengersOf } from '#phone/messengers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { publishTrip, takeBackLink } from '../calendar/trip-pages.data.ts';
import { Failed } from './failed.tsx';
import style from './link-row.module.css';

const Code = lazyPart('link-code', async () => (await import('./link-code.tsx')).LinkCode);

interface LinkRowProps {
  pages: TripPages;
  /** Whose link: 'van', or a passenger's key. */
  link: string;
  /** Null for a link that was taken back. */
  secret: string | null;
  name: string;
  detail?: string;
  /** In the stored form, of whom the link is for; null or left out for unknown. */
  phone?: string | null;
  /** What stands before the link in a messenger. */
  message?: string;
}

export function LinkRow(props: LinkRowProps) {
  const { pages, link, secret, name, detail = '', phone = null, message = '' } = props;
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const [isShown, setShown] = useState(false);
  const change = useMutation({
    mutationFn: (what: 'takeBack' | 'anew') =>
      what === 'takeBack' ? takeBackLink(pages, link) : publishTrip(pages, timeZone, link),
  });
  const address = `${location.origin}${TRIP_PATHS[link === 'van' ? 'van' : 'seat']}${secret}`;
  const send = async () => {
    // It also rejects when the person changes their mind; the copy button is beside it.
    await navigator.share({ title: message || name, url: address }).catch(() => {});
  };
  return (
    <div className={style.row}>
      <p className={style.name}>
        <bdi>{name}</bdi>
        {detail !== '' && <span className={style.detail}>{detail}</span>}
      </p>
      <div className={style.ways}>
        {secret === null ? (
          <>
            <Text as="span" className={style.detail} text="pages.closed" />
            <Button
              text="pages.anew"
              about={name}
              busy={change.isPending}
              data-track="parendar-link-anew"
              onClick={() => change.mutate('anew')}
            />
          </>
        ) : (
          <>
            <CopyButton
              text="pages.copy"
              about={name}
              copy={() => navigator.clipboard.writeText(address)}
              said={intl.formatMessage({ id: 'pages.copied' })}
              data-track="parendar-link-copy"
            />
            {'share' in navigator && (
              <Button
                text="pages.share"
                about={name}
                icon={<Share2 aria-hidden />}
                data-track="parendar-link-share"
                onClick={() => void send()}
              />
            )}
            {phone !== null &&
              messengersOf(phone, `${message}\n${address}`).map(({ name: messenger, href }) => (
                <ButtonLink
                  key={messenger}
                  href={href}
                  aria-label={`${messenger}: ${name}`}
                  data-track={`parendar-link-${messenger.toLowerCase()}`}
                >
                  {messenger}
                </ButtonLink>
              ))}
            {link === 'van' && (
              <Button
                text="pages.qr"
                about={name}
                icon={<QrCode aria-hidden />}
                aria-expanded={isShown}
                data-track="parendar-link-qr"
                onClick={() => setShown(!isShown)}
              />
            )}
            <Button
              text="pages.takeBack"
              about={name}
              variant="danger"
              busy={change.isPending}
              data-track="parendar-link-take-back"
              onClick={() => change.mutate('takeBack')}
            />
          </>
        )}
      </div>
      <Failed error={change.error} limit="pages.newLinksLimit" />
      {isShown && secret !== null && <Code address={address} />}
    </div>
  );
}
