import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './hero.module.css';
import { Stop } from './stop.tsx';
import { Ticket } from './ticket.tsx';
import type { LiveRow } from './use-live-row.ts';

/** What the club is and for whom, with its first tool at work beside it. */
export function Hero({ row, onTools }: { row: LiveRow; onTools: () => void }) {
  return (
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
      <h1 className={style.title}>
        <FormattedMessage id="landing.title" />
      </h1>
      <p className={style.lead}>
        <FormattedMessage id="landing.lead" />
      </p>
      <Button look="go" data-track="landing-tools" onClick={onTools}>
        <FormattedMessage id="landing.toTools" />
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 3v13M4.5 11 10 16.5 15.5 11" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </Button>
    </Stop>
  );
}
