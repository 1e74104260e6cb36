import { FormattedMessage } from 'react-intl';
import style from './board.module.css';
import { todayIn } from './model/week.ts';
import { DayHead } from './week/day-head.tsx';
import day from './week/day-trips.module.css';
import { TripSkeleton } from './week/trip-skeleton.tsx';
import { WeekBar } from './week/week-bar.tsx';
import { WeekStrip } from './week/week-strip.tsx';

/** This week without its trips, in the place of the week that comes. Nothing in it can be pressed yet. */
export function BoardLoading() {
  const now = Date.now();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = todayIn(timeZone, new Date(now));
  const nothing = () => {};
  return (
    <div className={style.board}>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="parendar.day.loading" />
      </p>
      <div className={style.week} aria-busy="true">
        <WeekBar
          day={today}
          today={today}
          onWeek={nothing}
          onToday={nothing}
          onRefresh={nothing}
          isRefreshing={false}
          isInert
        />
        <div inert>
          <WeekStrip
            day={today}
            today={today}
            trips={null}
            timeZone={timeZone}
            now={now}
            onDay={nothing}
            onWeek={nothing}
          />
        </div>
        <section className={day.day} aria-labelledby="parendar-day">
          <DayHead day={today} count={null} calendar={null} now={now} />
          <TripSkeleton />
        </section>
      </div>
    </div>
  );
}
