import type { Calendar } from '@par-club/functions/contract/parendar';
import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Text } from '#ui/text.tsx';
import { calendarSession, useCalendarState } from '../calendar/use-calendar.ts';
import style from './calendar-selector.module.css';

export function CalendarSelector() {
  const intl = useIntl();
  const state = useCalendarState();
  const isLoading = state.status === 'loading' || state.isConnecting;
  if (state.status !== 'loading' && state.status !== 'ready') return null;
  const { calendars, calendar } = state.status === 'ready' ? state : { calendars: [], calendar: null };
  const isDisabled = isLoading || state.isWriting || calendars.length === 0;
  const name =
    calendar?.name ?? intl.formatMessage({ id: isLoading ? 'app.loading' : 'parendar.selector.none' });
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={style.button}
          disabled={isDisabled}
          aria-busy={isLoading || undefined}
          aria-label={intl.formatMessage({ id: 'parendar.selector.label' }, { name })}
        >
          <ColorDot color={calendar?.color} />
          <span className={style.current}>{name}</span>
          <ChevronDown aria-hidden />
        </button>
      }
    >
      {calendars.map((each) => (
        <MenuItem
          key={each.id}
          icon={<ColorDot color={each.color} />}
          track="parendar-calendar"
          onSelect={() => calendarSession.select(each.id)}
        >
          <Choice calendar={each} isSelected={each.id === calendar?.id} />
        </MenuItem>
      ))}
    </Menu>
  );
}

function Choice({ calendar, isSelected }: { calendar: Calendar; isSelected: boolean }) {
  return (
    <>
      <span className={style.name}>{calendar.name}</span>
      {calendar.isPrimary && <Text as="span" className={style.tag} text="parendar.selector.primary" />}
      {!calendar.isWritable && <Text as="span" className={style.tag} text="parendar.selector.readOnly" />}
      {isSelected && (
        <span className={style.shown}>
          <Text as="span" className="visually-hidden" text="parendar.selector.shown" />
        </span>
      )}
    </>
  );
}

function ColorDot({ color }: { color: string | undefined }) {
  return <span className={style.dot} style={color ? { background: color } : undefined} aria-hidden="true" />;
}
