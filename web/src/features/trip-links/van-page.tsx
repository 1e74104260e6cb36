import type { Mark } from '@par-club/functions/contract/marks';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import {
  asMarks,
  cashSums,
  lateMinutes,
  newestMoment,
  withMarks,
} from '@par-club/functions/shared/trip-marks';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { priceText } from '#intl/price-text.ts';
import { useLoaded } from '#loading/use-connection.ts';
import { Text } from '#ui/text.tsx';
import { Placeholder } from './shared/placeholder.tsx';
import { clockTime, dayWords, isLongOver, timeAfter } from './shared/times.ts';
import style from './shared/trip-page.module.css';
import { documentOf, type Shown } from './shared/trip-page.ts';
import { type TripPageProps, useTripPage } from './shared/use-trip-page.ts';
import { HaltCard } from './van/halt-card.tsx';
import { useOutbox, useWaiting } from './van/outbox.data.ts';
import type { Outbox, Press } from './van/outbox.ts';
import { OwnPlace } from './van/own-place.tsx';
import { RoadMarks } from './van/road-marks.tsx';
import { useSeen } from './van/use-seen.ts';
import { type Van, type VanHalt, wayOf } from './van/van-state.ts';

const MINUTE_MS = 60_000;

/** A first visit has no changes, and most marks are saved, so these parts load late. */
const loadNotes = () => import('./van/change-note.tsx');

/** The driver's page: the trip, stop by stop, for one thumb. It needs no sign-in. */
export function VanPage(props: TripPageProps) {
  const { id: secret, view } = props;
  const trip = useTripPage('van', props);
  const { found, isGone, LivePage } = trip;
  const { seen, see } = useSeen(secret, found.page);
  const outbox = useOutbox(secret);
  useEffect(() => {
    if (isGone) outbox?.giveUp();
  }, [isGone, outbox]);
  const waiting = useWaiting(outbox);
  // Lost marks wait no longer.
  const { part } = useLoaded(loadNotes, !!outbox?.lost[0]);
  return (
    <main className={style.page} onClickCapture={dropSecondClick}>
      {found.page ? (
        <Trip page={found.page} now={view?.now} {...{ secret, outbox, waiting, seen, see }} {...trip} />
      ) : (
        <Placeholder why={found.state} onRetry={trip.retry} />
      )}
      {part && outbox && <part.LostMarks marks={outbox.lost} passengers={seen?.passengers} />}
      {LivePage && (
        <LivePage path={documentOf('van', secret)} onNews={trip.onNews} onRefused={trip.onRefused} />
      )}
    </main>
  );
}

/** Ignores the second click of a double one: by then another button may be in that place. */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || (event.target as Element).closest('input, select')) return;
  event.preventDefault();
  event.stopPropagation();
}

type TripPage = ReturnType<typeof useTripPage<'van'>>;

interface TripProps extends Pick<TripPage, 'isSettled' | 'isOffline'>, ReturnType<typeof useSeen> {
  secret: string;
  page: Shown['van'];
  outbox: Outbox | null;
  waiting: readonly Mark[];
  now: number | undefined;
}

function Trip(props: TripProps) {
  const { secret, page, outbox, waiting, now: drawnAt, isSettled, isOffline, seen, see } = props;
  const intl = useIntl();
  const now = useServerNow(drawnAt);
  const { from, to, start, end, timeZone, driverName, passengers, notes, isCancelled } = page;
  const { part } = useLoaded(loadNotes, seen !== null && seen !== page);
  // Marks show at once, confirmed or not.
  const [saved, marks] = useMemo(() => {
    const answered = outbox?.answered();
    const known = withMarks(page.marks, answered ? asMarks(answered) : []);
    return [known, withMarks(known, waiting)];
  }, [page.marks, outbox, waiting]);
  const late = lateMinutes(marks);
  const { done, next, ahead } = wayOf(page, marks, now - late * MINUTE_MS);
  const isOver = isLongOver({ ...page, lateMinutes: late }, now);
  const counts = countsOf(passengers);
  const way = `${isolateBidi(from)} → ${isolateBidi(to)}`;
  // The phone's history, open to others, names no places.
  usePageTitle(intl.formatMessage({ id: 'trips.van.title' }));
  // Before the page comes alive no press could be kept.
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Press | null>(null);
  const onPress =
    outbox &&
    ((press: Press) => {
      pressed.current = press;
      outbox.add(press, newestMoment(marks));
    });
  // A press removes its own button: the keyboard's focus goes on at the same passenger, or at the next stop where that
  // changes, and not at the top of the page.
  useEffect(() => {
    const press = pressed.current;
    pressed.current = null;
    if (!press || !marks || document.activeElement !== document.body) return;
    const key = 'passenger' in press ? press.passenger : '';
    const stop = heading.current?.parentElement;
    stop?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [marks]);
  const van = { page, marks, late, onPress };
  // A trip may pass a place twice.
  const cardOf = (halt: VanHalt, index: number) => <HaltCard key={index} halt={halt} van={van} />;
  return (
    <>
      <header className={style.head}>
        <h1>{way}</h1>
        <p>
          {`${dayWords(start, intl, timeZone)}, ${clockTime(start, intl, timeZone)} – ${timeAfter(start, end, intl, timeZone)}`}
        </p>
        <p>
          {driverName !== '' && (
            <>
              <bdi>{driverName}</bdi>
              {' · '}
            </>
          )}
          <FormattedMessage id="trips.van.passengers" values={counts} />
          {page.seats !== null && (
            <>
              {' · '}
              <FormattedMessage id="trips.van.taken" values={{ ...counts, seats: page.seats }} />
            </>
          )}
        </p>
      </header>
      {isCancelled && <Text role="alert" className={style.alarm} text="trips.cancelled" />}
      {seen && part && <part.ChangeNote before={seen} after={page} next={next} onSeen={see} />}
      {!isCancelled && (
        <>
          {next && (
            <section className={style.halts}>
              <h2 ref={heading} tabIndex={-1}>
                <FormattedMessage id={`trips.van.${isOver ? 'unmarked' : 'next'}`} />
              </h2>
              <HaltCard halt={next} van={van} isNext />
            </section>
          )}
          {!next && passengers.length > 0 && <Text className={style.state} text="trips.van.finished" />}
          <RoadMarks van={van} />
          <OwnPlace
            secret={secret}
            trip={page}
            isSettled={isSettled}
            // The server refuses a place by a delay that it does not know yet.
            lateMinutes={lateMinutes(saved)}
            now={now}
          />
        </>
      )}
      {notes !== '' && (
        <section className={style.box}>
          <Text as="h2" text="trips.van.notes" />
          <p>
            <bdi>{notes}</bdi>
          </p>
        </section>
      )}
      {ahead.length > 0 && (
        <section className={style.halts}>
          <Text as="h2" text="trips.van.ahead" />
          {ahead.map(cardOf)}
        </section>
      )}
      {done.length > 0 && (
        <details className={style.done}>
          <summary data-track="van-done">
            <FormattedMessage id="trips.van.done" />
          </summary>
          <div className={style.halts}>{done.map(cardOf)}</div>
        </details>
      )}
      <Cash van={van} />
      <Delivery isOffline={isOffline} waiting={waiting.length} />
    </>
  );
}

/** Unsaved marks and a lost connection, at the lower edge, where it moves no cards. */
function Delivery({ isOffline, waiting }: { isOffline: boolean; waiting: number }) {
  return (
    <div role="status" className={style.delivery}>
      {(isOffline || waiting > 0) && (
        <p className={style.state}>
          {isOffline && <FormattedMessage id="trips.offline" />}{' '}
          {waiting > 0 && <FormattedMessage id="trips.van.waiting" values={{ count: waiting }} />}
        </p>
      )}
    </div>
  );
}

function Cash({ van: { page, marks } }: { van: Van }) {
  const { locale } = useIntl();
  const cash = cashSums(page.passengers, marks);
  const sums = (['collected', 'due'] as const).map((field) => {
    const amounts = cash.filter((each) => each[field] > 0);
    const price = amounts.map((each) => priceText({ ...each, amount: each[field] }, locale)).join(' + ');
    return (
      price && (
        <span key={field}>
          <FormattedMessage id={`trips.van.${field === 'due' ? 'due' : 'given'}`} values={{ price }} />
        </span>
      )
    );
  });
  return (
    sums.some(Boolean) && (
      <section className={style.box}>
        <Text as="h2" text="trips.van.cash" />
        <p className={style.cash}>{sums}</p>
      </section>
    )
  );
}
