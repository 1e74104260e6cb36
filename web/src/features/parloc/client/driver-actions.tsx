import { MessageCircle, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SharedPlace } from '#location/shared-place.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NewTabLink, newTab } from '#ui/new-tab.tsx';
import type { DriverView } from '../shared/driver-view.ts';
import card from './card.module.css';
import { WriteMenu } from './write-menu.tsx';

interface DriverActionsProps {
  driver: DriverView;
  /** Whether the driver is invented: the buttons say that nobody is there. */
  isExample: boolean;
}

export function DriverActions({ driver: { phone, place }, isExample }: DriverActionsProps) {
  const [isPressed, setPressed] = useState(false);
  const press = () => setPressed(true);
  return (
    <div className={card.actions}>
      {isExample ? (
        <Button variant="primary" icon={<Phone aria-hidden />} onClick={press} text="parloc.client.call" />
      ) : (
        <CallButton phone={phone} />
      )}
      {place && <RouteLink place={place} />}
      {isExample ? (
        <Button icon={<MessageCircle aria-hidden />} onClick={press} text="parloc.client.write" />
      ) : (
        <WriteMenu phone={phone} />
      )}
      {place && <WazeLink place={place} />}
      {isExample && (
        <p role="status" className={card.wide}>
          {isPressed && <FormattedMessage id="parloc.demo.nobody" />}
        </p>
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

function RouteLink({ place }: { place: SharedPlace }) {
  const intl = useIntl();
  return (
    <ButtonLink
      {...newTab}
      href={`https://www.google.com/maps/dir/?api=1&destination=${coordinates(place)}`}
      icon={<Navigation aria-hidden />}
      aria-label={intl.formatMessage({ id: 'parloc.client.routeGoogle' })}
      data-track="client-route-google"
    >
      <FormattedMessage id="parloc.client.route" />
    </ButtonLink>
  );
}

function WazeLink({ place }: { place: SharedPlace }) {
  return (
    <NewTabLink
      className={card.quietLink}
      href={`https://waze.com/ul?ll=${coordinates(place)}&navigate=yes`}
      data-track="client-route-waze"
    >
      <FormattedMessage id="parloc.client.routeWaze" />
    </NewTabLink>
  );
}

function coordinates({ latitude, longitude }: SharedPlace): string {
  return `${latitude},${longitude}`;
}
