import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { Button } from '#ui/button.tsx';
import style from './rides.module.css';
import { type Ride, rideOfWords } from './rides.ts';

interface UnreadWordsProps {
  words: string;
  onRide: (ride: Partial<Ride>) => void;
}

/** The press that makes a ride of words that led to none. */
export function UnreadWords({ words, onRide }: UnreadWordsProps) {
  const intl = useIntl();
  const reading = useMutation({ mutationFn: () => rideOfWords(words), onSuccess: onRide });
  return (
    <div className={style.actions}>
      <Button
        busy={reading.isPending}
        aria-label={`${intl.formatMessage({ id: 'parendar.ride.readAlone' })}: ${words}`}
        data-track="parendar-ride-read"
        onClick={() => reading.mutate()}
      >
        <FormattedMessage id="parendar.ride.readAlone" />
      </Button>
      {reading.error && (
        <p className={style.missing} role="alert">
          {failureText(intl, reading.error)}
        </p>
      )}
    </div>
  );
}
