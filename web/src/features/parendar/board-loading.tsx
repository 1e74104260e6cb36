import { useLocation } from 'react-router-dom';
import { Text } from '#ui/text.tsx';
import style from './board.module.css';
import { MessageBox } from './box/message-box.tsx';
import { todayIn } from './model/week.ts';
import { DayHead } from './week/day-head.tsx';
import list from './week/day-trips.module.css';
import { TripSkeleton } from './week/trip-skeleton.tsx';
import { shownIn } from './week/use-shown-day.ts';
import { WeekBar } from './week/week-bar.tsx';
import { WeekStrip } from './week/week-strip.tsx';

/** This week without its trips, in the place of the week that comes. Nothing in it can be pressed yet. */
export function BoardLoading() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = todayIn(timeZone, new Date());
  const { day, view } = shownIn(useLocation().search, today);
  const nothing = () => {};
  return (
    <div className={view === 'week' ? `${style.board} ${style.wide}` : style.board}>
      <Text className="visually-hidden" role="status" text="parendar.day.loading" />
      <div className={style.top}>
        <MessageBox isReady={false} onNewTrip={nothing} />
      </div>
      <div className={style.week} aria-busy="true">
        <WeekBar
          shown={{ day, setDay: nothing, view, setView: nothing }}
          today={today}
          onSearch={nothing}
          onRefresh={nothing}
          isRefreshing={false}
          isInert
        />
        {view === 'day' && (
          <>
            <div inert>
              <WeekStrip
                day={day}
                today={today}
                trips={null}
                timeZone={timeZone}
                onDay={nothing}
                onWeek={nothing}
              />
            </div>
            <section className={list.day} aria-labelledby="parendar-day">
              <DayHead day={day} count={null} calendar={null} />
              <TripSkeleton />
            </section>
          </>
        )}
      </div>
    </div>
  );
}
