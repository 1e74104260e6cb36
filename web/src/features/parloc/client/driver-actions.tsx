import { Navigation, Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#ui/button.tsx';
import { NewTabLink, newTab } from '#ui/new-tab.tsx';
import type { DriverView, SharedPlace } from '../shared/driver-view.ts';
import card from './card.module.css';

/** To call, and to get to the place: one press each. */
export function DriverActions({ driver: { phone, place } }: { driver: DriverView }) {
  const intl = useIntl();
  return (
    <div className={card.actions}>
      <CallButton phone={phone} />
      {place && (
        <>
          <ButtonLink
            {...newTab}
            href={`https://www.google.com/maps/dir/?api=1&destination=${coordinates(place)}`}
            icon={<Navigation aria-hidden />}
            aria-label={intl.formatMessage({ id: 'parloc.client.routeGoogle' })}
            data-track="client-route-google"
          >
            <FormattedMessage id="parloc.client.route" />
          </ButtonLink>
          <NewTabLink
            className={card.quietLink}
            href={`https://waze.com/ul?ll=${coordinates(place)}&navigate=yes`}
            data-track="client-route-waze"
          >
            <FormattedMessage id="parloc.client.routeWaze" />
          </NewTabLink>
        </>
      )}
    </div>
  );
}

export function CallButton({ phone }: { phone: string }) {
  return (
    <ButtonLink variant="primary" href={`tel:${phone}`} icon={<Phone aria-hidden />} data-track="client-call">
      <FormattedMessage id="parloc.client.call" />
    </ButtonLink>
  );
}

function coordinates({ latitude, longitude }: SharedPlace): string {
  return `${latitude},${longitude}`;
}
