import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { Benefits } from './benefits.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Coming } from './coming.tsx';
import style from './landing-page.module.css';
import { Stop } from './stop.tsx';
import { Ticket } from './ticket.tsx';
import { Tools } from './tools.tsx';
import { useLiveRow } from './use-live-row.ts';

const WORD_DURATION_MS = 8000;

export function LandingPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'landing.pageTitle' }));
  useEffect(() => {
    if (location.pathname + location.search !== paths.unknown) return;
    history.replaceState(null, '', paths.landing);
    toast('error', intl.formatMessage({ id: 'landing.unknownAddress' }), { duration: WORD_DURATION_MS });
  }, [intl]);
  const row = useLiveRow();
  const tools = useRef<HTMLHeadingElement>(null);
  const showTools = () => {
    // The base styles reduce the motion of the page's own scrolling alone.
    const { matches: isStill } = window.matchMedia('(prefers-reduced-motion: reduce)');
    tools.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    tools.current?.focus({ preventScroll: true });
  };
  return (
    <main className={style.page}>
      <Stop
        name={
          <>
            <strong className={style.brand}>Par Club</strong>
            {' — '}
            <FormattedMessage id="landing.forWhom" />
          </>
        }
        exhibit={<Ticket row={row} />}
      >
        <Text as="h1" className={style.title} text="landing.title" />
        <Text className={style.lead} text="landing.lead" />
        <Button variant="primary" data-track="landing-tools" onClick={showTools}>
          <FormattedMessage id="landing.toTools" />
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M10 3v13M4.5 11 10 16.5 15.5 11" fill="none" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </Button>
      </Stop>
      <Tools heading={tools} cells={row.cells} />
      <Coming />
      <Benefits />
      <CallToAction />
    </main>
  );
}
