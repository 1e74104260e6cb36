import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { Benefits } from './benefits.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Coming } from './coming.tsx';
import { Hero } from './hero.tsx';
import style from './landing-page.module.css';
import { Tools } from './tools.tsx';
import { useLiveRow } from './use-live-row.ts';

/** The way from a message to a trip, with the tools at work on it. The same message is in the ticket and in the sheet. */
export function LandingPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'landing.pageTitle' }));
  const row = useLiveRow();
  const tools = useRef<HTMLHeadingElement>(null);
  const showTools = () => {
    // Jumps for who asks for less motion: the base styles see to that only for the page's own scrolling.
    const { matches: isStill } = window.matchMedia('(prefers-reduced-motion: reduce)');
    tools.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    tools.current?.focus({ preventScroll: true });
  };
  return (
    <main className={style.page}>
      <Hero row={row} onTools={showTools} />
      <Tools heading={tools} cells={row.cells} />
      <Coming />
      <Benefits />
      <CallToAction />
    </main>
  );
}
