import { useEffect, useEffectEvent } from 'react';
import { DATE_FIELD } from './week-switches.tsx';

interface WeekKeys {
  onDays: (days: number) => void;
  onWeeks: (weeks: number) => void;
  onNew: () => void;
  onSearch: () => void;
  onView: () => void;
  onNames: () => void;
}

const FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** The keys of `KeysHint`. They do nothing where somebody types, or in a dialog or menu. */
export function useWeekKeys(keys: WeekKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(FIELDS)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (act(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** @returns whether the key means anything here */
function act(event: KeyboardEvent, keys: WeekKeys): boolean {
  const { onDays, onWeeks } = keys;
  // Arrows choose within a group of radio buttons.
  const isChoice = event.target instanceof Element && event.target.matches('input');
  if (isChoice && event.key.startsWith('Arrow')) return false;
  // By the place of the key: in a Ukrainian layout there is another letter on it.
  if (event.code === 'KeyN') keys.onNew();
  else if (event.code === 'KeyW') keys.onView();
  else if (event.code === 'KeyP') keys.onNames();
  else if (event.code === 'KeyG') document.getElementById(DATE_FIELD)?.focus();
  else if (event.code === 'Slash' || event.key === '/') keys.onSearch();
  else if (event.key === 'ArrowLeft') onDays(-1);
  else if (event.key === 'ArrowRight') onDays(1);
  else if (event.key === 'PageUp') onWeeks(-1);
  else if (event.key === 'PageDown') onWeeks(1);
  else if (event.key === 'ArrowDown') return focusTrip(1);
  else if (event.key === 'ArrowUp') return focusTrip(-1);
  else if (event.key === 'Enter') return openFirst(event.target);
  else return false;
  return true;
}

function focusTrip(step: 1 | -1): boolean {
  const trips = tripsOfPage();
  const at = trips.findIndex((trip) => trip.matches(':focus'));
  const next = at === -1 ? trips[0] : trips[at + step];
  next?.focus();
  return at !== -1 || next !== undefined;
}

/** Opens the first trip, unless a link or button has the focus. */
function openFirst(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('a, button')) return false;
  const [first] = tripsOfPage();
  first?.click();
  return first !== undefined;
}

function tripsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-trip]')];
}
