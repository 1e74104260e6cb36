import { FormattedMessage, useIntl } from 'react-intl';
import style from './keys-hint.module.css';

const KEYS = [
  { keys: ['←', '→'], meaning: 'days' },
  { keys: ['↑', '↓'], meaning: 'trips' },
  { keys: ['PgUp', 'PgDn'], meaning: 'weeks' },
  { keys: ['Enter'], meaning: 'open' },
  { keys: ['/'], meaning: 'search' },
  { keys: ['W'], meaning: 'view' },
  { keys: ['G'], meaning: 'date' },
  { keys: ['P'], meaning: 'names' },
  { keys: ['N'], meaning: 'new' },
  { keys: ['Esc'], meaning: 'close' },
] as const;

export function KeysHint() {
  const intl = useIntl();
  return (
    <ul className={style.keys} aria-label={intl.formatMessage({ id: 'parendar.keys.title' })}>
      {KEYS.map(({ keys, meaning }) => (
        <li key={meaning}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <FormattedMessage id={`parendar.keys.${meaning}`} />
        </li>
      ))}
    </ul>
  );
}
