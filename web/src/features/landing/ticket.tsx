import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#paths';
import { MarkedMessage } from '#reading/marked-message.tsx';
import { parexDraft } from '#storage/registry.ts';
import { typedText } from '#storage/typed-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { cellWords, FIELDS } from './row.ts';
import style from './ticket.module.css';
import { type LiveRow, samples } from './use-live-row.ts';

export function Ticket({ row }: { row: LiveRow }) {
  const intl = useIntl();
  const isCurrent = row.state === 'first' || row.state === 'read';
  return (
    <section className={style.ticket} aria-labelledby="landing-ticket">
      <div className={style.message}>
        <Text as="h2" id="landing-ticket" className={style.title} text="landing.ticket.title" />
        <div className={style.box}>
          {/* The same words, marked, stand under the box's text; both break their lines in the same places. */}
          <p className={style.marks} aria-hidden="true">
            {isCurrent ? <MarkedMessage message={row.message} cells={row.cells} /> : row.message}
            {'\u200b'}
          </p>
          <textarea
            className={style.text}
            aria-label={intl.formatMessage({ id: 'landing.ticket.message' })}
            aria-describedby="landing-on-device"
            value={row.message}
            maxLength={MESSAGE_LIMIT}
            spellCheck={false}
            onFocus={row.wake}
            onChange={(event) => row.change(event.target.value)}
          />
        </div>
        <Text id="landing-on-device" className={style.note} text="landing.ticket.onDevice" />
        <fieldset className={style.samples}>
          <Text as="legend" className="visually-hidden" text="landing.ticket.samples" />
          {samples.map((sample) => (
            <button
              key={sample}
              type="button"
              className={style.sample}
              aria-pressed={row.sample === sample}
              data-track={`landing-sample-${sample}`}
              onClick={() => row.choose(sample)}
            >
              <FormattedMessage id={`landing.sample.${sample}`} />
            </button>
          ))}
        </fieldset>
      </div>
      <Row row={row} />
      <div className={style.foot}>
        <ButtonLink
          href={paths.parex}
          data-track="landing-ticket"
          onClick={({ currentTarget }) => {
            if (row.sample !== null || row.message.trim() === '') return;
            if (typedText(parexDraft).save(row.message)) return row.forget();
            // Where the browser stores nothing, the address's fragment takes the text along, which no server gets.
            currentTarget.hash = `${new URLSearchParams({ text: row.message })}`;
          }}
        >
          <FormattedMessage id="landing.ticket.open" />
        </ButtonLink>
      </div>
    </section>
  );
}

function Row({ row: { cells, state } }: { row: LiveRow }) {
  const intl = useIntl();
  return (
    <div className={style.stub}>
      <Text as="h3" className="visually-hidden" text="landing.ticket.row" />
      <p className={state === 'failed' ? style.failure : 'visually-hidden'} role="status">
        {state === 'reading' && <FormattedMessage id="landing.ticket.loading" />}
        {state === 'read' && <FormattedMessage id="landing.ticket.read" />}
        {state === 'failed' && <FormattedMessage id="landing.ticket.failed" />}
      </p>
      <dl className={style.row} data-state={state} aria-busy={state === 'reading'}>
        {FIELDS.map((field) => {
          const words = cellWords(field, cells, intl);
          return (
            <div key={field} className={style[field]}>
              <Text as="dt" text={`landing.field.${field}`} />
              {/* A new value is a new element, whose appearance is animated. */}
              <dd key={words}>
                {words || <Text as="span" className={style.unsaid} text="landing.field.unsaid" />}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
