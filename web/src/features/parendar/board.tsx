import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { useDeferredValue, useState } from 'react';
import style from './board.module.css';
import { useRefresh } from './calendar/use-refresh.ts';
import { useTrips } from './calendar/use-trips.ts';
import type { CalendarState } from './connection/calendar-state.ts';
import { ConnectNotice } from './connection/connect-notice.tsx';
import { KeysHint } from './connection/keys-hint.tsx';
import { SourceButton } from './connection/source-button.tsx';
import { Desk } from './desk.tsx';
import { TripPanel } from './trip/trip-panel.tsx';
import { dayOfTrip } from './trip/trip-words.ts';
import { useTripPanel } from './trip/use-trip-panel.ts';
import { DayTrips } from './week/day-trips.tsx';
import { useNow } from './week/use-now.ts';
import { useSteady } from './week/use-steady.ts';
import { useWeekKeys } from './week/use-week-keys.ts';
import { type Day, moveDay, todayIn } from './week/week.ts';
import { WeekBar } from './week/week-bar.tsx';
import { WeekStrip } from './week/week-strip.tsx';

interface BoardProps {
  state: CalendarState & { status: 'ready' };
  calendar: Calendar;
  onConnect: () => void;
  onThisTab: () => void;
}

/** A week of a calendar, one of its days, and the trip that is open. */
export function Board({ state, calendar, onConnect, onThisTab }: BoardProps) {
  const { timeZone, isWritable } = calendar;
  const now = useNow();
  const today = todayIn(timeZone, new Date(now));
  const [day, setDay] = useState<Day>(today);
  // Whoever goes through the days quickly need not wait for the trips of each.
  const listedDay = useDeferredValue(day);
  const trips = useTrips(day);
  const { isRefreshing, refresh } = useRefresh(trips);
  const panel = useTripPanel({
    service: state.service,
    calendar,
    trips: trips.trips,
    key: `${state.source}/${calendar.id}`,
    put: trips.put,
    remove: trips.remove,
    showDay: setDay,
  });

  const moveWeek = useSteady((weeks: number) => setDay(moveDay(day, 7 * weeks)));
  const add = useSteady(() => isWritable && panel.add(day));
  const open = useSteady(panel.view);
  useWeekKeys({ onDays: (days) => setDay(moveDay(day, days)), onWeeks: moveWeek, onNew: add });

  const showTrip = (trip: Trip) => {
    trips.put(trip);
    const itsDay = dayOfTrip(trip, timeZone);
    if (itsDay) setDay(itsDay);
  };
  const notice = <ConnectNotice state={state} onConnect={onConnect} onThisTab={onThisTab} />;
  return (
    <div className={style.board}>
      <div className={style.week}>
        {notice}
        <WeekBar
          day={day}
          today={today}
          onWeek={moveWeek}
          onToday={() => setDay(today)}
          onRefresh={refresh}
          isRefreshing={isRefreshing}
        >
          <SourceButton source={state.source} demo={state.demo} />
        </WeekBar>
        <WeekStrip
          day={day}
          today={today}
          trips={trips.status === 'here' ? trips.trips : null}
          timeZone={timeZone}
          now={now}
          onDay={setDay}
          onWeek={moveWeek}
        />
        <DayTrips
          day={listedDay}
          trips={trips}
          calendar={calendar}
          now={now}
          selectedId={panel.selectedId}
          onOpen={open}
          onAdd={add}
          onRetry={trips.refresh}
        />
        <KeysHint />
      </div>
      <Desk day={day} onTrip={showTrip} />
      {panel.panel && (
        <TripPanel
          state={panel}
          panel={panel.panel}
          calendar={calendar}
          trips={trips.trips}
          now={now}
          notice={state.isLost || state.isSwitchDue ? notice : null}
        />
      )}
    </div>
  );
}
