import type { VanPassenger } from '@par-club/functions/contract/trips';
import { DELAY_LIMIT_MINUTES } from '@par-club/functions/contract/trips.values';
import { isAwaited } from '@par-club/functions/shared/told';
import { ownPlace } from '@par-club/functions/shared/trip-halts';
import { Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import { FreeTexts } from '../shared/free-texts.tsx';
import { callLink, mapLink, nameOf } from '../shared/names.ts';
import { clockTime } from '../shared/times.ts';
import style from './passenger-card.module.css';
import { Payment } from './payment.tsx';
import type { Van } from './van-state.ts';

interface PassengerCardProps {
  passenger: VanPassenger;
  van: Van;
  /** The place at which this is about them, and when the trip is there with its delay; null for unknown. */
  halt: { place: string; at: string | null };
  side: 'on' | 'off';
}

/** A passenger at a stop; one who is done with is shown in short, because many may stand at one place. */
export function PassengerCard({ passenger, van, halt, side }: PassengerCardProps) {
  const intl = useIntl();
  const { page, marks, onPress } = van;
  const { key, phone } = passenger;
  const told = page.told[key];
  // Of a parcel the driver has to know that it is one.
  const seats = passenger.kind ? 0 : (passenger.seats ?? 1);
  const name = nameOf(passenger, intl);
  const ride = marks.rides[key];
  const state = ride?.state ?? 'waiting';
  const isDone = side === 'on' ? state !== 'waiting' : state === 'off' || state === 'absent';
  const own = ownPlace(halt.place, side === 'on' ? passenger.pickUp : passenger.dropOff);
  const call = callLink(phone);
  const time = clockTime(ride?.at ?? null, intl, page.timeZone);
  const said = ride?.waited ? 'waited' : state;
  const rideWords = <Text text={`trips.van.is.${said}`} values={{ waited: ride?.waited, time }} />;
  const mark = (next: typeof state, waited?: number) =>
    onPress?.({ kind: 'ride', passenger: key, state: next, ...(waited !== undefined && { waited }) });
  const button = { about: name, disabled: !onPress };
  return (
    <li className={isDone ? `${style.card} ${style.done}` : style.card} data-key={key} tabIndex={-1}>
      <div className={style.head}>
        <div className={style.who}>
          <h4>
            <bdi>{name}</bdi>
            {seats !== 1 && <Text as="span" className={style.seats} text="trips.seats" values={{ seats }} />}
          </h4>
          {!isDone && passenger.name.trim() !== '' && phone !== '' && (
            <p className={style.phone}>
              <bdi>{unbrokenPhone(phone)}</bdi>
            </p>
          )}
          {!isDone && own !== '' && (
            <p>
              <NewTabLink
                className={style.place}
                href={mapLink(`${halt.place}, ${own}`)}
                data-track="van-map"
              >
                <bdi>{own}</bdi>
              </NewTabLink>
            </p>
          )}
          {!isDone && <FreeTexts of={passenger} className={style.note} />}
        </div>
        {call && (
          <ButtonLink
            href={call}
            icon={<Phone aria-hidden />}
            aria-label={intl.formatMessage({ id: 'trips.call' }, { name })}
            data-track="van-call"
          />
        )}
      </div>
      {side === 'on' && told && isAwaited(state) && (
        <p className={style.told}>
          <FormattedMessage id={`trips.van.told.${told.says}`} values={{ minutes: told.minutes ?? 0 }} />
          {told.answeredAt && (
            <>
              {' · '}
              <FormattedMessage id="trips.van.confirmed" />
            </>
          )}
        </p>
      )}
      {side === 'on' && <Payment passenger={passenger} name={name} van={van} />}
      {isDone ? (
        <div className={style.state}>
          {rideWords}
          {(side === 'on' || state === 'off') && (
            <Button
              {...button}
              text="trips.van.undo"
              variant="quiet"
              data-track="van-undo"
              onClick={() => mark(side === 'on' ? 'waiting' : 'aboard')}
            />
          )}
        </div>
      ) : side === 'off' && state === 'waiting' ? (
        rideWords
      ) : (
        <div className={`${style.presses} with-scripts`}>
          <Button
            {...button}
            text={side === 'on' ? 'trips.van.aboard' : 'trips.van.leave'}
            variant="primary"
            data-track={side === 'on' ? 'van-aboard' : 'van-off'}
            onClick={() => mark(side === 'on' ? 'aboard' : 'off')}
          />
          {side === 'on' && (
            <Button
              {...button}
              text="trips.van.absent"
              data-track="van-absent"
              onClick={() => mark('absent', minutesSince(halt.at))}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Whole minutes since the trip was to be somewhere; 0 before, and where nobody knows. */
function minutesSince(at: string | null): number {
  const minutes = at === null ? 0 : Math.floor((serverNow() - Date.parse(at)) / 60_000);
  return Math.min(Math.max(0, minutes), DELAY_LIMIT_MINUTES);
}
