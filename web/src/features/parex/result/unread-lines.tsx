import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import type { Span } from '#reader/text/text.ts';
import { type Reading, readOneRow } from '#reading/reading.data.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import type { ShownReading } from './corrected.ts';
import style from './unread-lines.module.css';

interface UnreadLinesProps {
  reading: ShownReading;
  onRow: (line: Span, cells: Reading['rows'][number]) => void;
}

export function UnreadLines({ reading: { message, columns, unread }, onRow }: UnreadLinesProps) {
  const intl = useIntl();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const add = async (line: Span) => {
    try {
      const { rows } = await readOneRow(message.slice(line.start, line.end), columns);
      // The button that was pressed goes away.
      section.current?.focus({ preventScroll: true });
      onRow(line, rows[0] ?? []);
    } catch (error) {
      toast('error', failureText(intl, error));
    }
  };
  return (
    <section ref={section} className={style.unread} aria-labelledby={id} tabIndex={-1}>
      <Text as="h3" id={id} text="parex.unread" />
      <ul>
        {unread.map((line) => {
          const words = message.slice(line.start, line.end).trim();
          return (
            <li key={line.start}>
              <p>{words}</p>
              <Button
                aria-label={intl.formatMessage({ id: 'parex.unread.addOf' }, { words })}
                data-track="parex-unread"
                onClick={() => void add(line)}
                text="parex.unread.add"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
