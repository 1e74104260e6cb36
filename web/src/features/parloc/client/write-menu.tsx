import { MessageCircle } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messengersOf } from '#phone/messengers.ts';
import { buttonClass } from '#ui/button.tsx';
import card from './card.module.css';

/** Messengers with a prepared text. It works without scripts. */
export function WriteMenu({ phone }: { phone: string }) {
  const intl = useIntl();
  const messengers = messengersOf(phone, intl.formatMessage({ id: 'parloc.client.draft' }));
  return (
    <details className={card.write}>
      <summary className={buttonClass()} data-track="client-write">
        <MessageCircle aria-hidden />
        <FormattedMessage id="parloc.client.write" />
      </summary>
      <ul>
        {messengers.map(({ name, href }) => (
          <li key={name}>
            <a className={buttonClass()} href={href} data-track={`client-write-${name.toLowerCase()}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
