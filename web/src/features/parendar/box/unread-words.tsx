import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { Button } from '#ui/button.tsx';
import style from './rides.module.css';
import { type Ride, rideOfWords } from './rides.ts';

/** The press that makes a ride of words that led to none. */
export function UnreadWords({ words, onRide }: { words: string; onRide: (ride: Partial<Ride>) => void }) {
  const intl = useIntl();
  const reading = useMutation({ mutationFn: () => rideOfWords(words), onSuccess: onRide });
  return (
    <div className={style.actions}>
      <Button
        busy={reading.isPending}
        about={words}
        data-track="parendar-ride-read"
        onClick={() => reading.mutate()}
        text="parendar.ride.readAlone"
      />
      {reading.error && (
        <p className={style.missing} role="alert">
          {failureText(intl, reading.error)}
        </p>
      )}
    </div>
  );
}
