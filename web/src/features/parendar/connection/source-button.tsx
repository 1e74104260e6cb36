import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { withTimeout } from '#loading/chunk.ts';
import { notifyNotLoaded } from '#loading/not-loaded.tsx';
import { Text } from '#ui/text.tsx';
import type { CalendarSource } from '../calendar/calendar-choice.ts';
import { useCalendarState } from '../calendar/use-calendar.ts';
import style from './source-button.module.css';
import type { SourceMenu } from './source-menu.tsx';

/** Which calendar service is in use; opens what can be done about it. The menu loads with the first press. */
export function SourceButton() {
  const intl = useIntl();
  const { source, isWriting } = useCalendarState();
  const [Menu, setMenu] = useState<typeof SourceMenu | null>(null);
  const open = () => {
    withTimeout('source-menu', import('./source-menu.tsx')).then(
      (part) => setMenu(() => part.SourceMenu),
      (error: unknown) => notifyNotLoaded(intl, error),
    );
  };
  if (Menu) return <Menu trigger={<Chip source={source} disabled={isWriting} />} />;
  return <Chip source={source} disabled={isWriting} onClick={open} />;
}

function Chip({ source, ...rest }: ComponentProps<'button'> & { source: CalendarSource }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `parendar.source.${source}` });
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={`${style.chip} ${style[source]}`}
      aria-label={intl.formatMessage({ id: 'parendar.source.menu' }, { source: name })}
    >
      <Text as="span" className={style.badge} text={`parendar.source.${source}`} />
      <ChevronDown aria-hidden />
    </button>
  );
}
