import { useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import style from './mode-switch.module.css';

const modes = ['one', 'several'] as const;
export type Mode = (typeof modes)[number];

interface ModeSwitchProps {
  mode: Mode;
  locked: boolean;
  onMode: (mode: Mode) => void;
}

export function ModeSwitch({ mode, locked, onMode }: ModeSwitchProps) {
  const intl = useIntl();
  return (
    <fieldset className={style.modes} disabled={locked} aria-label={intl.formatMessage({ id: 'parex.mode' })}>
      {modes.map((each) => (
        <label key={each} className={style.mode}>
          <input
            type="radio"
            name="parex-mode"
            checked={each === mode}
            data-track={`parex-mode-${each}`}
            onChange={() => onMode(each)}
          />
          <Text as="span" text={`parex.mode.${each}`} />
        </label>
      ))}
    </fieldset>
  );
}
