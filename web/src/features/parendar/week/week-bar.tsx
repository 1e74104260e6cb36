import { ChevronLeft, ChevronRight, RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { daysText } from '../model/trip-words.ts';
import { type Day, moveDay, weekOf } from '../model/week.ts';
import type { useShownDay } from './use-shown-day.ts';
import style from './week-bar.module.css';
import { DateJump, ViewSwitch } from './week-switches.tsx';

interface WeekBarProps {
  shown: ReturnType<typeof useShownDay>;
  today: Day;
  onSearch: () => void;
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Whether its buttons do nothing yet. */
  isInert?: boolean;
  children?: ReactNode;
}

export function WeekBar(props: WeekBarProps) {
  const { shown, today, onSearch, onRefresh, isRefreshing, isInert = false, children } = props;
  const { day, setDay, view, setView } = shown;
  const intl = useIntl();
  const week = weekOf(day);
  const label = (id: 'previous' | 'next' | 'refresh') => intl.formatMessage({ id: `parendar.week.${id}` });
  return (
    <div className={style.bar}>
      <div className={style.head}>
        <h1 className={style.title}>
          <span className="visually-hidden">
            <FormattedMessage id="parendar.app.title" />{' '}
          </span>
          {daysText(week[0] ?? day, week[6] ?? day, today, intl.locale)}
        </h1>
        {children}
      </div>
      <div className={style.search} inert={isInert}>
        <Button
          icon={<Search aria-hidden />}
          aria-haspopup="dialog"
          data-track="parendar-search"
          onClick={onSearch}
        >
          <Text as="span" className={style.word} text="parendar.search.open" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        className={style.ways}
        inert={isInert}
        role="group"
        aria-label={intl.formatMessage({ id: 'parendar.week.label' })}
      >
        <Button
          aria-label={label('previous')}
          icon={<ChevronLeft aria-hidden />}
          data-track="parendar-week-previous"
          onClick={() => setDay(moveDay(day, -7))}
        />
        <Button data-track="parendar-week-today" onClick={() => setDay(today)} text="parendar.week.today" />
        <Button
          aria-label={label('next')}
          icon={<ChevronRight aria-hidden />}
          data-track="parendar-week-next"
          onClick={() => setDay(moveDay(day, 7))}
        />
        <Button
          variant="quiet"
          aria-label={label('refresh')}
          icon={<RefreshCw aria-hidden />}
          busy={isRefreshing}
          data-track="parendar-refresh"
          onClick={onRefresh}
        />
      </div>
      <div className={style.more} inert={isInert}>
        <ViewSwitch view={view} onView={setView} />
        <DateJump day={day} onDay={setDay} />
      </div>
    </div>
  );
}
