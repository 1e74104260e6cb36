import type { CalendarFlag } from '@par-club/functions/contract/calendar-changes';
import { useEffect } from 'react';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { useLive } from '#firebase/live.ts';

interface ListenerProps {
  /** Of a `CalendarFlag`. */
  path: string;
  onMessages: (messages: number) => void;
}

/** Listens to the messages about a watched calendar. The database's SDK comes along, which only this part needs. */
export function MessageListener({ path, onMessages }: ListenerProps) {
  const live = useLive<Stored | null>(path, (listener) => documents.subscribe(path, listener));
  const flag = live.state === 'here' && !live.fromCache ? live.value : null;
  const messages = flag ? (flag.fields as CalendarFlag).changes : null;
  useEffect(() => {
    if (messages !== null) onMessages(messages);
  }, [messages, onMessages]);
  return null;
}
