import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { Text } from '#ui/text.tsx';
import type { DriverSettings } from '../shared/driver-doc.data.ts';
import type { OpenLink } from '../shared/item-writes.ts';
import style from './client-links.module.css';
import { LinkActions } from './link-actions.tsx';

interface PurposeLinkProps {
  link: OpenLink;
  /** The whole address. */
  address: string;
  driver: DriverSettings;
  isNew: boolean;
  isReadOnly: boolean;
  onTakeBack: () => void;
}

/** A link for one purpose. Taking it back needs a second press in another place: the address is then gone for ever. */
export function PurposeLink({ link, address, driver, isNew, isReadOnly, onTakeBack }: PurposeLinkProps) {
  const intl = useIntl();
  const warningId = useId();
  /** Whether it waits for the second press; null until the first one. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const takeBackLabel = `${intl.formatMessage({ id: 'parloc.links.takeBack' })}: ${link.name}`;
  return (
    <li className={style.link}>
      <p className={style.name}>
        <strong>
          <bdi>{link.name}</bdi>
        </strong>{' '}
        <Text
          as="span"
          className={style.hint}
          text="parloc.links.until"
          values={{
            moment: intl.formatDate(link.endsAt, {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
            }),
          }}
        />
      </p>
      {isAsking ? (
        <>
          <Text id={warningId} text="parloc.links.takeBackHint" />
          <div className={style.actions}>
            <Button data-track="parloc-keep-link" onClick={() => setAsking(false)} text="parloc.links.keep" />
            <Button
              ref={takeFocus}
              variant="danger"
              aria-describedby={warningId}
              data-track="parloc-take-back-link"
              onClick={onTakeBack}
            >
              <FormattedMessage id="parloc.links.takeBackYes" />
            </Button>
          </div>
        </>
      ) : (
        <>
          <LinkActions link={address} driver={driver} name={link.name} isNew={isNew && isAsking === null} />
          <Button
            {...(isAsking === false && { ref: takeFocus })}
            aria-label={takeBackLabel}
            disabled={isReadOnly}
            data-track="parloc-ask-take-back"
            onClick={() => setAsking(true)}
            text="parloc.links.takeBack"
          />
        </>
      )}
    </li>
  );
}
