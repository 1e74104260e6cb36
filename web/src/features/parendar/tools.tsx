import type { Trip } from '@par-club/functions/contract/parendar';
import { ClipboardPaste, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#loading/lazy.tsx';
import { useUser } from '#session/user.data.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from './calendar/open-calendar.ts';
import { calendarSession } from './calendar/use-calendar.ts';
import type { Day } from './model/week.ts';
import { fillPassengerForm, PASSENGER_NAME, type PassengerRequest } from './passenger/passenger-request.ts';
import { hasRequestDraft } from './request/request-draft.ts';
import style from './tools.module.css';

const PassengerForm = lazyPart(
  'passenger-form',
  async () => (await import('./passenger/passenger-form.tsx')).PassengerForm,
  { fallback: <Loading /> },
);
const RequestForm = lazyPart(
  'request-form',
  async () => (await import('./request/request-form.tsx')).RequestForm,
  { fallback: <Loading /> },
);
const DriversDialog = lazyPart(
  'drivers-dialog',
  async () => (await import('./drivers/drivers-dialog.tsx')).DriversDialog,
);

/** The forms and the list of drivers: beside the trips on a wide screen, behind buttons on a phone. */
export function Tools({ day, onTrip }: { day: Day; onTrip: (trip: Trip) => void }) {
  const intl = useIntl();
  const { isWritable } = useOpenCalendar().calendar;
  const isWide = useIsWide();
  const user = useUser();
  // What was typed before a reload waits there.
  const [sheet, setSheet] = useState<'request' | 'passenger' | 'drivers' | null>(() =>
    isWritable && hasRequestDraft() ? 'request' : null,
  );
  /** The passenger's form begins anew with it. */
  const [fillings, setFillings] = useState(0);
  const isSheet = !isWide && (sheet === 'request' || sheet === 'passenger');
  useEffect(() => (isSheet ? calendarSession.beginWriting('typing') : undefined), [isSheet]);
  // A form that is being saved comes back with a failure, which needs its sheet.
  const close = () => calendarSession.state().isWriting || setSheet(null);
  const finish = (trip: Trip) => {
    // On a wide screen the drivers may have been opened meanwhile.
    setSheet((now) => (now === 'drivers' ? now : null));
    onTrip(trip);
  };
  const toTrip = (request: PassengerRequest) => {
    fillPassengerForm(day, request);
    setFillings((count) => count + 1);
    if (isWide) setTimeout(() => document.getElementById(PASSENGER_NAME)?.focus());
    else setSheet('passenger');
  };
  const request = <RequestForm onAdded={finish} onTrip={toTrip} />;
  const passenger = <PassengerForm key={fillings} day={day} onAdded={finish} />;
  const drivers = (
    <Button icon={<Users aria-hidden />} data-track="parendar-drivers" onClick={() => setSheet('drivers')}>
      <FormattedMessage id="parendar.drivers.open" />
    </Button>
  );
  return (
    <aside
      className={isWide ? style.column : style.bar}
      aria-label={intl.formatMessage({ id: 'parendar.tools.label' })}
    >
      {!isWritable ? (
        <>
          {drivers}
          <Text className={style.loading} text="parendar.box.readOnly" />
        </>
      ) : isWide ? (
        <>
          {drivers}
          <Section id="parendar-request" title={<FormattedMessage id="parendar.request.title" />}>
            {request}
          </Section>
          <Section id="parendar-passenger" title={<FormattedMessage id="parendar.passenger.title" />}>
            {passenger}
          </Section>
        </>
      ) : (
        <>
          <Button
            icon={<ClipboardPaste aria-hidden />}
            data-track="parendar-request"
            onClick={() => setSheet('request')}
            text="parendar.tools.request"
          />
          <Button
            icon={<UserPlus aria-hidden />}
            data-track="parendar-passenger"
            onClick={() => setSheet('passenger')}
            text="parendar.tools.passenger"
          />
          {drivers}
        </>
      )}
      {isSheet && (
        <Dialog
          name={`parendar-${sheet}`}
          title={<FormattedMessage id={`parendar.${sheet}.title`} />}
          onClose={close}
          staysOnPressBeside
        >
          {sheet === 'request' ? request : passenger}
        </Dialog>
      )}
      {sheet === 'drivers' && user && <DriversDialog uid={user.uid} onClose={() => setSheet(null)} />}
    </aside>
  );
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={style.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Loading() {
  return <Text role="status" className={style.loading} text="app.loading" />;
}

/** As in the style sheet of the page. */
const wide = matchMedia('(min-width: 960px)');

function useIsWide(): boolean {
  return useSyncExternalStore(subscribeWide, () => wide.matches);
}

function subscribeWide(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
