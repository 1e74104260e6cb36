import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Day, isDay } from '../model/week.ts';

export type View = 'day' | 'week';

/** Milliseconds before the address names a new day: browsers limit how often an address changes. */
const ADDRESS_DELAY_MS = 300;

/** The day and the view that an address names: today's list where it names none, or what is no day. */
export function shownIn(search: string, today: Day): { day: Day; view: View } {
  const params = new URLSearchParams(search);
  const day = params.get('day') ?? '';
  return { day: isDay(day) ? day : today, view: params.get('view') === 'week' ? 'week' : 'day' };
}

/** The query of an address with a day and a view; today and the day's list are left out. */
export function namedIn(search: string, day: Day, view: View, today: Day): string {
  const params = new URLSearchParams(search);
  params.delete('day');
  params.delete('view');
  if (day !== today) params.set('day', day);
  if (view !== 'day') params.set('view', view);
  return params.size === 0 ? '' : `?${params}`;
}

/** The address follows the day and the view, so that a reload stays there; the browser's Back leaves the page. */
export function useShownDay(today: Day) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [day, setDay] = useState(() => shownIn(search, today).day);
  const [view, setView] = useState(() => shownIn(search, today).view);

  const named = namedIn(search, day, view, today);
  useEffect(() => {
    if (named === search) return;
    const timer = setTimeout(
      () => void navigate({ search: named }, { replace: true, state }),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, named, search, state]);

  return { day, setDay, view, setView };
}
