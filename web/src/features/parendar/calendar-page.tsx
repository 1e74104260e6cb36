import { useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { Text } from '#ui/text.tsx';
import { BoardLoading } from './board-loading.tsx';
import { useCalendar } from './calendar/use-calendar.ts';
import style from './calendar-page.module.css';
import connect from './connection/connect.module.css';
import { ConnectChoice } from './connection/connect-choice.tsx';
import { SourceButton } from './connection/source-button.tsx';
import { StartFailed } from './connection/start-failed.tsx';
import { UnkeptNotice } from './trip-links/lazy-parts.ts';

/** Milliseconds that trips wait for their arrow at most. */
const ARROW_WAIT_MS = 1000;

// Loaded while the calendar starts; a failure shows where the board would.
const loading = import('./board.tsx');
loading.catch(() => {});
// The arrow of each way is in a file of the font that nothing else asks for: where it came after the trips, their lines
// would be broken anew. Without it another font has one.
const arrow = Promise.race([
  document.fonts.load('1em "Onest Variable"', '→').catch(() => {}),
  new Promise((resolve) => setTimeout(resolve, ARROW_WAIT_MS)),
]);
const Board = lazyPart(
  'board',
  async () => {
    const [{ Board: part }] = await Promise.all([loading, arrow]);
    return part;
  },
  { fallback: <BoardLoading /> },
);

/** The working calendar; the layout around it lets in nobody who is not signed in. */
export function CalendarPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parendar.app.title' }));
  return (
    <main className={style.page}>
      <Content />
    </main>
  );
}

function Content() {
  const state = useCalendar();
  switch (state.status) {
    case 'loading':
    // The person is on the way out.
    case 'unauthorized':
      return <BoardLoading />;
    case 'not-connected':
      return (
        <>
          <UnkeptNotice />
          <ConnectChoice state={state} />
        </>
      );
    case 'failed':
      return <StartFailed state={state} />;
    case 'ready':
      if (!state.calendar) return <NoCalendar />;
      return (
        <Board
          // Nothing that was opened in one calendar may be saved into another.
          key={`${state.source}/${state.calendar.id}`}
          state={state}
        />
      );
  }
}

function NoCalendar() {
  return (
    <div className={connect.page}>
      <Text as="h1" text="parendar.rule.no-calendar-selected" />
      <Text className={connect.lead} text="parendar.noCalendar.hint" />
      <div>
        <SourceButton />
      </div>
    </div>
  );
}
