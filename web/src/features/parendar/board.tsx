import type { Trip } from '@par-club/functions/contract/parendar';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { lazyPart } from '#loading/lazy.tsx';
import { parendarLook } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Text } from '#ui/text.tsx';
import { dismissToast } from '#ui/toast.ts';
import style from './board.module.css';
import { MessageBox } from './box/message-box.tsx';
import type { CalendarState } from './calendar/calendar-state.ts';
import { ChangesListener } from './calendar/changes-listener.tsx';
import { OpenCalendarContext, useOpenCalendar, useOpening, useToday } from './calendar/open-calendar.ts';
import { createTripsClient } from './calendar/trips-store.ts';
import { useTrips } from './calendar/use-trips.ts';
import { ConnectNotice } from './connection/connect-notice.tsx';
import { SourceButton } from './connection/source-button.tsx';
import { dayOfTrip } from './model/trip-words.ts';
import { moveDay } from './model/week.ts';
import { Tools } from './tools.tsx';
import { useOpenPanel } from './trip/use-open-panel.ts';
import { usePassengerActions, usePassengerDrop, useToldActions } from './trip/use-passenger-actions.ts';
import {
  RenewedPages,
  ToldNotices,
  TripPagesPanel,
  TripProgress,
  UnkeptNotice,
} from './trip-links/lazy-parts.ts';
import { DayTrips } from './week/day-trips.tsx';
import { useShownDay } from './week/use-shown-day.ts';
import { WeekBar } from './week/week-bar.tsx';
import { useWeekKeys } from './week/week-keys.ts';
import { WeekStrip } from './week/week-strip.tsx';

const loadTripPanel = async () => (await import('./trip/trip-panel.tsx')).TripPanel;
// Loaded early, so that the first trip opens fast. A failure shows where the panel would.
loadTripPanel().catch(() => {});
const TripPanel = lazyPart('trip-panel', loadTripPanel);
const WeekTable = lazyPart('week-table', async () => (await import('./table/week-table.tsx')).WeekTable, {
  fallback: <Text role="status" text="parendar.day.loading" />,
});
const TripSearch = lazyPart('trip-search', async () => (await import('./search/trip-search.tsx')).TripSearch);

const KeysHint = lazyPart('keys-hint', async () => (await import('./week/keys-hint.tsx')).KeysHint, {
  // Without the hint the shortcuts still work.
  Failed: () => null,
});

const storedNames = storedText(parendarLook, 'names');
const TripSheetActions = lazyPart(
  'trip-sheet',
  async () => (await import('./sheet/trip-sheet-actions.tsx')).TripSheetActions,
);
const RepeatDialog = lazyPart(
  'repeat-dialog',
  async () => (await import('./repeat/repeat-dialog.tsx')).RepeatDialog,
  {
    catalogue: {
      ua: () => import('./repeat/repeat.text.ts?ua'),
      en: () => import('./repeat/repeat.text.ts?en'),
    },
  },
);

interface BoardProps {
  state: CalendarState & { status: 'ready' };
}

export function Board({ state }: BoardProps) {
  const [client] = useState(createTripsClient);
  return (
    <QueryClientProvider client={client}>
      <OpenCalendarContext value={useOpening(state, client)}>
        <OpenBoard state={state} />
      </OpenCalendarContext>
    </QueryClientProvider>
  );
}

function OpenBoard({ state }: BoardProps) {
  const { calendar, timeZone } = useOpenCalendar();
  const { isWritable } = calendar;
  const today = useToday();
  const shown = useShownDay(today);
  const { day, setDay, view, setView } = shown;
  const [isSearching, setSearching] = useState(false);
  const [hasNames, setNames] = useState(() => storedNames.read() !== '');
  // Fast steps through the days do not wait for the list of each day.
  const listedDay = useDeferredValue(day);
  const { trips, refresh, isRefreshing } = useTrips(state.generation, day);
  const open = useOpenPanel(`${state.source}/${calendar.id}`, timeZone, trips.trips);
  const { panel } = open;
  const [repeated, setRepeated] = useState<Trip | null>(null);
  // What a toast offers to take back is of this calendar.
  useEffect(() => () => dismissToast(), []);
  const passengers = usePassengerActions(open);
  const dropPassenger = usePassengerDrop(passengers, trips.trips);
  const [isOpened, setOpened] = useState(false);
  if (trips.status === 'here' && !isOpened) setOpened(true);

  const moveWeek = useCallback((weeks: number) => setDay((current) => moveDay(current, 7 * weeks)), [setDay]);
  const toggleNames = useCallback(() => {
    const isOn = storedNames.read() !== '';
    storedNames.save(isOn ? '' : 'on');
    setNames(!isOn);
  }, []);
  useWeekKeys({
    onDays: (days) => setDay(moveDay(day, days)),
    onWeeks: moveWeek,
    onNew: () => isWritable && open.add(day),
    onSearch: () => setSearching(true),
    onView: () => setView(view === 'day' ? 'week' : 'day'),
    onNames: toggleNames,
  });

  const showDayOf = (trip: Trip) => {
    const itsDay = dayOfTrip(trip, timeZone);
    if (itsDay) setDay(itsDay);
  };
  const viewThere = (trip: Trip) => {
    showDayOf(trip);
    open.view(trip);
  };
  const told = useToldActions(trips.trips, viewThere, passengers);
  // Shown only when the trips are there: below them it would move.
  const hint = trips.status !== 'loading' && <KeysHint />;
  const notice = <ConnectNotice state={state} />;
  return (
    <div className={view === 'week' ? `${style.board} ${style.wide}` : style.board}>
      <div className={style.top}>
        {isWritable && <MessageBox isReady onNewTrip={(draft) => open.add(draft.date, draft)} />}
        {notice}
        {(isOpened || state.isRevoked) && state.source === 'google' && (
          <>
            <ToldNotices trips={trips.trips} {...told} />
            <UnkeptNotice />
            <RenewedPages trips={trips.trips} />
          </>
        )}
      </div>
      <div className={style.week}>
        <WeekBar
          shown={shown}
          today={today}
          onSearch={() => setSearching(true)}
          onRefresh={refresh}
          isRefreshing={isRefreshing}
        >
          <SourceButton />
        </WeekBar>
        {view === 'week' ? (
          <WeekTable
            day={day}
            onDay={setDay}
            onList={(listed) => {
              setDay(listed);
              setView('day');
            }}
            onOpen={open.view}
            below={hint}
          />
        ) : (
          <>
            <WeekStrip
              day={day}
              today={today}
              trips={trips.status === 'here' ? trips.trips : null}
              timeZone={timeZone}
              onDay={setDay}
              onWeek={moveWeek}
            />
            <DayTrips
              day={listedDay}
              selectedId={open.selectedId}
              hasNames={hasNames}
              onNames={toggleNames}
              onOpen={open.view}
              onPassenger={dropPassenger}
              Progress={state.source === 'google' ? TripProgress : null}
              onAdd={open.add}
            />
            {hint}
          </>
        )}
      </div>
      {isOpened && state.source === 'google' && <ChangesListener key={state.generation} />}
      <Tools day={day} onTrip={showDayOf} />
      {isSearching && (
        <TripSearch
          onTrip={(trip) => {
            setSearching(false);
            viewThere(trip);
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {panel && (
        <TripPanel
          open={open}
          panel={panel}
          trips={trips.trips}
          notice={state.isRevoked || state.isSwitchDue ? notice : null}
          sheet={
            panel.trip && (
              <>
                <TripSheetActions trip={panel.trip} />
                {panel.trip.origin === 'product' && (
                  <TripPagesPanel
                    trip={panel.trip}
                    isShared={state.source === 'google'}
                    onFree={told.onFree}
                  />
                )}
              </>
            )
          }
          onRepeat={setRepeated}
          showDay={setDay}
        />
      )}
      {passengers.question}
      {repeated && (
        <RepeatDialog
          trip={repeated}
          onClose={() => setRepeated(null)}
          onEdit={() => {
            setRepeated(null);
            open.duplicate(repeated);
          }}
          onMade={() => {
            setRepeated(null);
            open.shut();
          }}
        />
      )}
    </div>
  );
}
