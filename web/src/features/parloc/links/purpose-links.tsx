import { LINK_LIMIT } from '@par-club/functions/contract/parloc.values';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { secretId } from '@par-club/functions/shared/secret-id';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { useServerNow } from '#clock/use-now.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { Text } from '#ui/text.tsx';
import type { DriverDoc, DriverSettings } from '../shared/driver-doc.data.ts';
import { type OpenLink, openLinks } from '../shared/item-writes.ts';
import style from './client-links.module.css';
import { LinkActions } from './link-actions.tsx';
import { type NewLink, openWrites, takeBackWrites } from './link-writes.ts';
import { NewLinkForm } from './new-link-form.tsx';
import type { SaveLinks } from './use-link-writes.ts';

interface PurposeLinksProps {
  item: DriverDoc;
  isReadOnly: boolean;
  save: SaveLinks;
}

export function PurposeLinks({ item, isReadOnly, save }: PurposeLinksProps) {
  const links = openLinks(item.fields, useServerNow());
  /** Whether the form is open; null until the driver first opens it. */
  const [isMaking, setMaking] = useState<boolean | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = links.length >= LINK_LIMIT;

  const make = (link: NewLink) => {
    const id = secretId();
    save(openWrites(item, id, link, serverNow()), 'made');
    setMaking(false);
    setNewest(id);
  };
  const cancel = () => {
    setMaking(false);
    setNewest(null);
  };
  const takeBack = (id: string) => {
    // The focused button goes with the link.
    heading.current?.focus();
    save(takeBackWrites(item, id, serverNow()), 'takenBack');
  };

  return (
    <div className={`${style.part} ${style.purposes}`}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="parloc.links.title" />
      </h3>
      <Text className={style.hint} text="parloc.links.hint" />
      {links.length > 0 && (
        <ul className={style.list}>
          {links.map((link) => (
            <PurposeLink
              key={link.id}
              link={link}
              address={`${window.location.origin}${paths.driver(linkIdOf({ parlocId: item.id, placeId: link.id }))}`}
              driver={item.fields}
              isNew={link.id === newest}
              isReadOnly={isReadOnly}
              onTakeBack={() => takeBack(link.id)}
            />
          ))}
        </ul>
      )}
      {isMaking && !isFull ? (
        <NewLinkForm onMake={make} onCancel={cancel} />
      ) : (
        <Button
          // A cancelled form had the focus; a new link takes it itself.
          {...(isMaking === false && newest === null && { ref: takeFocus })}
          icon={<Plus aria-hidden />}
          disabled={isFull || isReadOnly}
          data-track="parloc-new-link"
          onClick={() => setMaking(true)}
        >
          <FormattedMessage id="parloc.links.new" />
        </Button>
      )}
      {isFull && <Text className={style.hint} text="parloc.links.full" values={{ limit: LINK_LIMIT }} />}
    </div>
  );
}

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
function PurposeLink({ link, address, driver, isNew, isReadOnly, onTakeBack }: PurposeLinkProps) {
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
              text="parloc.links.takeBackYes"
            />
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
