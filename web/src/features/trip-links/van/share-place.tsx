import { MapPin } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './share-place.module.css';
import { usePlaceSharing } from './use-place-sharing.ts';

/** Starts and ends sharing the van's place. A part of its own: a page can be read without it. */
export function SharePlace({ secret }: { secret: string }) {
  const { isSharing, state, start, stop } = usePlaceSharing(secret);
  return (
    <>
      {isSharing ? (
        <Button onClick={stop} data-track="van-place-stop" text="trips.van.place.stop" />
      ) : (
        <Button icon={<MapPin aria-hidden />} onClick={start} data-track="van-place-share">
          <FormattedMessage id="trips.van.place.share" />
        </Button>
      )}
      <Text role="status" className={style.state} text={`trips.van.place.${state}`} />
    </>
  );
}
