import { CopyCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './double-note.module.css';

interface DoubleNoteProps {
  words: string;
  number: number;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
}

export function DoubleNote({ words, number, isLeftOut, onLeaveOut }: DoubleNoteProps) {
  const intl = useIntl();
  return (
    <div className={style.note}>
      <p>
        <CopyCheck aria-hidden />
        <span>
          {words}
          {isLeftOut && (
            <>
              {' '}
              <FormattedMessage id="parex.double.leftOut" />
            </>
          )}
        </span>
      </p>
      <Button
        data-track="parex-double"
        aria-label={intl.formatMessage(
          { id: isLeftOut ? 'parex.double.putInRow' : 'parex.double.leaveOutRow' },
          { number },
        )}
        onClick={() => onLeaveOut(!isLeftOut)}
        text={isLeftOut ? 'parex.double.putIn' : 'parex.double.leaveOut'}
      />
    </div>
  );
}
