import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './coming.module.css';
import page from './landing-page.module.css';
import { Stop } from './stop.tsx';
import { TripOnPhones } from './trip-on-phones.tsx';
import { WeekOfTrips } from './week-of-trips.tsx';

export function Coming() {
  return (
    <section className={page.section} aria-labelledby="landing-coming">
      <Text as="h2" id="landing-coming" className={page.heading} text="landing.coming" />
      <Stop isAhead name={<FormattedMessage id="landing.parendar.state" />} exhibit={<WeekOfTrips />}>
        <Text as="h3" text="landing.parendar.name" />
        <Text text="landing.parendar.text" />
        <div className={page.ways}>
          <ButtonLink href={paths.parendar} data-track="landing-parendar">
            <FormattedMessage id="landing.parendar.open" />
          </ButtonLink>
        </div>
      </Stop>
      <Stop isAhead name={<FormattedMessage id="landing.trip.state" />} exhibit={<TripOnPhones />}>
        <Text as="h3" text="landing.trip.name" />
        <Text text="landing.trip.text" />
      </Stop>
      <Stop isAhead name={<FormattedMessage id="landing.crm.state" />} exhibit={<Label />}>
        <Text as="h3" text="landing.crm.name" />
        <Text text="landing.crm.text" />
      </Stop>
    </section>
  );
}

function Label() {
  return (
    <svg className={style.label} viewBox="0 0 300 132" aria-hidden="true">
      <path className={style.string} d="M-20 40C10 90 10 60 34 66" />
      <path className={style.paper} d="M46 8H284a10 10 0 0 1 10 10v96a10 10 0 0 1-10 10H46L8 66Z" />
      <circle className={style.hole} cx="34" cy="66" r="7" />
      <text className={style.code} x="66" y="84">
        {'LV-017'}
      </text>
    </svg>
  );
}
