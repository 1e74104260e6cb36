import { useId, useSyncExternalStore } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { useReadingsLeft } from '#reading/readings-left.ts';
import { requestSignIn } from '#session/sign-in-request.ts';
import { onProfileChange, readProfile } from '#storage/profile.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './readings-hint.module.css';

const FEW_READINGS = 10;

/** How few readings by the model are left today and when there are new ones; for a visitor, what a sign-in gives. */
export function ReadingsHint() {
  const signInId = useId();
  const readings = useReadingsLeft();
  const isVisitor = useSyncExternalStore(onProfileChange, readProfile) === null;
  return (
    <div className={style.hint}>
      {readings && readings.left <= FEW_READINGS && <ReadingsText />}
      {isVisitor && (
        <>
          <Text text="parex.readings.signIn" />
          <Button id={signInId} data-track="parex-sign-in" onClick={() => requestSignIn(signInId)}>
            <FormattedMessage id="app.signIn" />
          </Button>
        </>
      )}
    </div>
  );
}

/** The readings that are left; with `whenUsedUp` only that there are none, as the reason why a device has read. */
export function ReadingsText({ whenUsedUp = false }: { whenUsedUp?: boolean }) {
  const readings = useReadingsLeft();
  if (!readings || (whenUsedUp && readings.left > 0)) return null;
  const { left, resetsAt } = readings;
  return (
    <p role="status">
      <FormattedMessage
        id={left === 0 ? 'parex.readings.usedUp' : 'parex.readings.left'}
        values={{
          left,
          day: <FormattedDate value={resetsAt} format="month-day" />,
          time: <FormattedTime value={resetsAt} format="time" />,
        }}
      />
    </p>
  );
}
