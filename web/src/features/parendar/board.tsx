import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import style from './board.module.css';
import type { CalendarState } from './calendar/calendar-state.ts';
import { createTripsClient } from './calendar/trips-query.ts';
import { useShownTrips, useTrips } from './calendar/use-trips.ts';
import { ConnectNotice } from './connection/connect-notice.tsx';
import { SourceButton } from './connection/source-button.tsx';
import { dayOfTrip } from './model/trip-words.ts';
import { type Day, moveDay, todayIn } from './model/week.ts';
import { TripSheetActions } from './sheet/trip-sheet-actions.tsx';
import { Tools } from './tools.tsx';
import { TripPanel } from './trip/trip-panel.tsx';
import { useTripPanel } from './trip/use-trip-panel.ts';
import { useNow } from './use-now.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { DayTrips } from './week/day-trips.tsx';
import { WeekBar } from './week/week-bar.tsx';
import { KeysHint, useWeekKeys } from './week/week-keys.tsx';
import { SELECTED_DAY, WeekStrip } from './week/week-strip.tsx';

interface BoardProps {
  state: CalendarState & { status: 'ready' };
  calendar: Calendar;
}

/** A week of a calendar, one of its days, and the trip that is open. */
export function Board(props: BoardProps) {
  const [client] = useState(createTripsClient);
  return (
    <QueryClientProvider client={client}>
      <OpenBoard {...props} />
    </QueryClientProvider>
  );
}

function OpenBoard({ state, calendar }: BoardProps) {
  const { timeZone, isWritable } = calendar;
  const now = useNow();
  const today = todayIn(timeZone, new Date(now));
  const [day, setDay] = useState<Day>(today);
  // Whoever goes through the days quickly need not wait for the trips of each.
  const listedDay = useDeferredValue(day);
  const { trips, retry, refresh, isRefreshing } = useTrips(state, calendar, day);
  const { put } = useShownTrips(timeZone);
  const panel = useTripPanel({
    service: state.service,
    calendar,
    trips: trips.trips,
    key: `${state.source}/${calendar.id}`,
    showDay: setDay,
  });

  const moveWeek = useStableCallback((weeks: number) => setDay(moveDay(day, 7 * weeks)));
  const add = useStableCallback(() => isWritable && panel.add(day));
  const open = useStableCallback(panel.view);
  useWeekKeys({ onDays: (days) => setDay(moveDay(day, days)), onWeeks: moveWeek, onNew: add });

  const showTrip = (trip: Trip) => {
    put(trip);
    const itsDay = dayOfTrip(trip, timeZone);
    if (itsDay) setDay(itsDay);
  };
  const openTrip = panel.panel?.trip;
  const notice = <ConnectNotice state={state} />;
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
          <SourceButton />
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
          onRetry={retry}
        />
        <KeysHint />
      </div>
      <Tools day={day} onTrip={showTrip} />
      {panel.panel && (
        <TripPanel
          state={panel}
          panel={panel.panel}
          calendar={calendar}
          trips={trips.trips}
          now={now}
          notice={state.isRevoked || state.isSwitchDue ? notice : null}
          sheet={openTrip && <TripSheetActions trip={openTrip} timeZone={timeZone} />}
          focusElse={SELECTED_DAY}
        />
      )}
    </div>
  );
}
