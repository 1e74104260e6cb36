import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyPart } from '#loading/lazy.tsx';
import { listChanges, type Watch, watchCalendar } from './calendar-changes.data.ts';
import { followChanges } from './follow-changes.ts';
import { useOpenCalendar } from './open-calendar.ts';

const MessageListener = lazyPart(
  'message-listener',
  async () => (await import('./message-listener.data.ts')).MessageListener,
  { Failed: () => null },
);

/** Shows others' changes live. Where Google does not tell of them, the next look at the page reads them, silently. */
export function ChangesListener() {
  const { calendar } = useOpenCalendar();
  const [watch, setWatch] = useState<Watch | null>(null);
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      const begun = await watchCalendar(calendar.id);
      if (isHere) setWatch(begun);
    };
    begin().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [calendar.id]);
  return watch && <Listening watch={watch} />;
}

function Listening({ watch }: { watch: Watch }) {
  const { calendar } = useOpenCalendar();
  const client = useQueryClient();
  const [follow] = useState(() => followChanges(client, calendar.id, watch.syncToken, listChanges));
  return <MessageListener path={watch.path} onMessages={follow} />;
}
