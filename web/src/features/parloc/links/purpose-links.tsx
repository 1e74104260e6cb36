import { LINK_LIMIT } from '@par-club/functions/contract/parloc.values';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { secretId } from '@par-club/functions/shared/secret-id';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { useServerNow } from '#clock/use-now.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { Text } from '#ui/text.tsx';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { openLinks } from '../shared/item-writes.ts';
import style from './client-links.module.css';
import { type NewLink, openWrites, takeBackWrites } from './link-writes.ts';
import { NewLinkForm } from './new-link-form.tsx';
import { PurposeLink } from './purpose-link.tsx';
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
