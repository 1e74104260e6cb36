import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { useReadingsLeft } from '#reading/readings-left.ts';
import { requestSignIn } from '#session/sign-in-request.ts';
import { readProfile } from '#storage/profile.ts';
import { Button } from '#ui/button.tsx';
import style from './readings-hint.module.css';

/** So few readings are worth a word. */
const FEW_READINGS = 10;
const SIGN_IN = 'parex-sign-in';

/** How few readings by the model are left today and when there are new ones; a visitor is told that a sign-in gives more. */
export function ReadingsHint() {
  const readings = useReadingsLeft();
  if (!readings || readings.left > FEW_READINGS) return null;
  return (
    <div className={style.hint}>
      <ReadingsText />
      {readProfile() === null && (
        <>
          <p>
            <FormattedMessage id="parex.readings.signIn" />
          </p>
          <Button id={SIGN_IN} data-track="parex-sign-in" onClick={() => requestSignIn(SIGN_IN)}>
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
